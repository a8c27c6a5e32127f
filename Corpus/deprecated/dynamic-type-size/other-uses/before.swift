import SwiftUI

struct BadgeRow: View {
    @Environment(\.sizeCategory) private var size

    var body: some View {
        Text("\(badgeSpacing(for: size))")
    }
}

struct TypedRow: View {
    @Environment(\.sizeCategory) private var size: ContentSizeCategory

    var body: some View {
        Text(size.isAccessibilityCategory ? "A" : "B")
    }
}

private func badgeSpacing(for size: ContentSizeCategory) -> Int { 4 }
