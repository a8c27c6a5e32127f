import SwiftUI

/// A card with whatever content; the extensions build the usual ones.
struct LabeledCard<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        content.card()
    }
}

extension LabeledCard where Content == VStack<TupleView<(Text, Text)>> {
    /// Two lines: what it is, and how much.
    init(_ title: LocalizedStringKey, value: String) {
        self.init {
            VStack(alignment: .leading) {
                Text(title).font(.caption)
                Text(value).font(.title2)
            }
        }
    }
}

extension LabeledCard
where Content == HStack<TupleView<(Image, VStack<TupleView<(Text, Text?)>>)>> {
    /// A symbol in front of one or two lines.
    init(systemImage: String, title: LocalizedStringKey, detail: String?) {
        self.init {
            HStack {
                Image(systemName: systemImage)
                VStack(alignment: .leading) {
                    Text(title)
                    detail.map { Text($0) }
                }
            }
        }
    }
}
