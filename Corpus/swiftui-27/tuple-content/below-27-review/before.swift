import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

extension Card where Content == VStack<TupleView<(Text, Text)>> {
    init(title: String, subtitle: String) {
        content = VStack {
            Text(title)
            Text(subtitle)
        }
    }
}
