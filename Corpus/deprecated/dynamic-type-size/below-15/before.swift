import SwiftUI

struct Old: View {
    @Environment(\.sizeCategory) private var size

    var body: some View { Text(size.isAccessibilityCategory ? "A" : "B") }
}
