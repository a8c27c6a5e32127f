import SwiftUI

struct PlatformSign_Previews: PreviewProvider {
    static let size = ContentSizeCategory.small

    static var previews: some View {
        Group {
            Text("1")
                // The largest there is.
                .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge) // five times
                .padding()
            Text("2").environment(\.sizeCategory, ContentSizeCategory.extraSmall)
            Text("3").environment(\.sizeCategory, size)
        }
    }
}
