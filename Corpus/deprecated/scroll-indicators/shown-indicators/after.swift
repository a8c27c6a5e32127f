import SwiftUI

struct LogView: View {
    let log: String

    var body: some View {
        VStack {
            ScrollView {
                Text(log)
            }
            ScrollView { Text(log) }
            ScrollView(.horizontal) {
                Text(log)
            }
            .padding()
        }
    }
}
