import SwiftUI

extension View {
    func spoken(_ words: String) -> some View {
        accessibility(label: Text(words))
            .accessibility(addTraits: .isHeader)
    }

    func decorative() -> some View { self.accessibility(hidden: true) }
}
