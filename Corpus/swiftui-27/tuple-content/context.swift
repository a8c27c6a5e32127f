import SwiftUI

struct Card<Content: View>: View {
    let content: Content

    var body: some View { content }
}

struct Padding: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}
