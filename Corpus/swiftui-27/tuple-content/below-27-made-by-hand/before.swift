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

extension Card where Content == HStack<TupleView<(Text, Text)>> {
    init(first: String, last: String) {
        content = HStack { SwiftUI.TupleView((Text(first), Text(last))) }
    }
}

extension Card where Content == ZStack<SwiftUI.TupleView<(Text, Text)>> {
    init(front: String, back: String) {
        content = ZStack { TupleView((Text(front), Text(back))) }
    }
}
