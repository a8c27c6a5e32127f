import SwiftUI

struct DepartureNote: View {
    let minutes: Int

    var body: some View {
        List {
            Text("departure.prefix") + Text("departure.minutes \(minutes)").foregroundColor(.red)
            Text("departure.prefix", tableName: "Trains") + Text(verbatim: " – ") + Text("departure.late")
        }
    }
}
