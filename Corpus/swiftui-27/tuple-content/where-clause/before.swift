import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View { content }
}

extension Card where Content == VStack<TupleView<(Text, Text)>> {
    init(title: String, subtitle: String) {
        self = Card {
            VStack {
                Text(title)
                Text(subtitle)
            }
        }
    }
}
