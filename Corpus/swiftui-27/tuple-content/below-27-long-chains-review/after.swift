import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

/// Two lines.
extension Card where Content == VStack<TupleView<(Text, Label<Text, Image>, Button<Text>)>> {
    init(title: String, action: @escaping () -> Void) {
        self.init {
            VStack(
                alignment: .leading,
                spacing: 8
            ) { // from top to bottom
                // the title
                TupleView((
                    Text(title) // in bold
                        .bold()
                        /* large */
                        .font(.largeTitle),

                    Label("Place", systemImage: "map"), Button("Go") {
                        action()
                    }
                ))
                // that is all
            }
        }
    }

    private init(@ViewBuilder _ content: () -> Content) {
        self.content = content()
    }
}
