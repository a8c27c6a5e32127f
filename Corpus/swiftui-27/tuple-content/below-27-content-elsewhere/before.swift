import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

extension Card where Content == VStack<TupleView<(Text, Text)>> {
    init(title: String) {
        content = Self.lines(title)
    }

    static func lines(_ title: String) -> Content {
        VStack {
            Text(title)
            Text("more")
        }
    }
}

extension Card where Content == HStack<TupleView<(Text, Text, Text)>> {
    init(names: [String]) {
        content = HStack { row(names) }
    }
}

extension Card where Content == ZStack<TupleView<(front: Text, back: Text)>> {
    init(front: String, back: String) {
        content = ZStack { layers(front, back) }
    }
}

extension Card where Content == Group<TupleView<(Text, Text)>> {
    init(front: String, back: String) {
        content = Group(content: { Text(front); Text(back) })
    }
}

struct Page {
    let lines: VStack<TupleView<(Text, Text)>>

    init() {
        lines = VStack { Text("first"); Text("second") }
    }
}
