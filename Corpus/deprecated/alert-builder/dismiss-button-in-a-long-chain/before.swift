import SwiftUI

struct StationBoard: View {
    let station: Station
    @State private var isLate = false

    var body: some View {
        List(station.trains) { train in
            Text(train.name) // and its track
        }
        .listStyle(.plain)
        // Trains are late most days.
        .alert(isPresented: $isLate) { // one at a time
            Alert(
                title: Text("Late"),
                dismissButton: .default(Text("OK")) { station.reload() } // and again
            )
        }
        .navigationTitle(station.name)
    }
}
