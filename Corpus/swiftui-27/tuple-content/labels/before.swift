import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

extension Card where Content == VStack<TupleView<(title: Text, Image)>> {
    var title: Text { content.tree.content.value.title }
}
