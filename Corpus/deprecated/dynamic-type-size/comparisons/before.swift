import SwiftUI

struct SeedRow: View {
    @Environment(\.sizeCategory) var size

    var body: some View {
        VStack {
            Text(size > .extraExtraLarge ? "Big" : "Small")
            Text(self.size == .large ? "Usual" : "Other")
            Text(size >= .accessibilityMedium && size != .accessibilityExtraExtraExtraLarge ? "A" : "B")
        }
    }
}
