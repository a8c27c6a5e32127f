import SwiftUI

struct LogView: View {
    let log: String

    var body: some View {
        VStack {
            ScrollView(showsIndicators: true) {
                Text(log)
            }
            ScrollView(.vertical, showsIndicators: true) { Text(log) }
            ScrollView(.horizontal, showsIndicators: true) {
                Text(log)
            }
            .padding()
        }
    }
}
