import SwiftUI

struct BoardRow: View {
    #if os(iOS)
    @Environment(\.sizeCategory) private var size
    #endif

    var body: some View {
        #if os(iOS)
        Text(size.isAccessibilityCategory ? "A" : "B")
        #else
        Text("B")
        #endif
    }
}
