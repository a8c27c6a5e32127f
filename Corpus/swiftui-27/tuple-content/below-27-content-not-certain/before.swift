import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

extension Card where Content == VStack<TupleView<(Text, Text)>> {
    init(title: String, isLong: Bool) {
        let short: Content = VStack { Text(title); Text("short") }
        content = isLong ? VStack { Text(title); Text("long") } : short
    }
}

extension Card where Content == HStack<TupleView<(Text, Text?)>> {
    init(title: String, subtitle: String?) {
        content = HStack {
            Text(title)
            if let subtitle { Text(subtitle) }
        }
    }
}

extension Card where Content == ZStack<TupleView<(Text, Text)>> {
    init(front: String, back: String) {
        content = ZStack {
            Text(back)
            #if DEBUG
                Text("Debug")
            #else
                Text(front)
            #endif
        }
    }
}

extension Card where Content == Group<TupleView<(Text, Text)>> {
    init(lines: [String]) {
        content = Group {
            let first = lines[0]
            Text(first)
            Text(lines[1])
        }
    }
}
