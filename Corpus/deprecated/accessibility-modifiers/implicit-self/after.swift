import SwiftUI

extension View {
    func spoken(_ words: String) -> some View {
        accessibilityLabel(Text(words))
            .accessibilityAddTraits(.isHeader)
    }

    func decorative() -> some View { self.accessibilityHidden(true) }
}
