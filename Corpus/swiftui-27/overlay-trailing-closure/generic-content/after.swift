import SwiftUI

struct Framed<Decoration: View>: View {
    let decoration: Decoration
    let title: String

    init(_ title: String, @ViewBuilder decoration: () -> Decoration) {
        self.title = title
        self.decoration = decoration()
    }

    var body: some View {
        Text(title).overlay { decoration }
    }
}
