import SwiftUI

/// A line above a part of the screen.
struct Heading<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        content.padding(.top)
    }
}

extension Heading where Content == VStack<TupleView<(Text, Text)>> {
    init(_ title: String, caption: String) {
        self = Heading {
            VStack {
                Text(title)
                Text(caption)
            }
        }
    }
}
