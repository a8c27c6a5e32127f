import SwiftUI

enum Panel {
    struct Counter: View {
        let title: String
        @State var count = 0

        var body: some View {
            Text("\(title): \(count)")
        }
    }
}

struct Counter: View {
    let title: String

    var body: some View {
        Text(title)
    }
}
