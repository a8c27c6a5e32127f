import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

extension Card where Content == HStack<TupleView<(Image, Text)>> {
    init(image: String, title: String) {
        content = HStack { Image(image); Text(title) }
    }
}

extension Card where Content == HStack<TupleView<(Text, Spacer, Text)>> {
    init(_ first: String, _ last: String) {
        content = HStack() {
            Text(first)
            Spacer()
            Text(last)
        }
    }
}
