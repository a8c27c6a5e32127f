import SwiftUI

struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
}

extension Card where Content == VStack<TupleView<(Text, Text)>> {
    init(title: String, subtitle: String) {
        content = VStack {
            TupleView((Text(title), Text(subtitle)))
        }
    }
}

extension Card where Content == HStack<TupleView<(Text, Image)>> {
    init(title: String) {
        content = HStack {
            TupleView((Text(title), Image(systemName: "star")))
        }
    }
}

struct Row {
    let content: VStack<TupleContent<Text, Divider>>
}
