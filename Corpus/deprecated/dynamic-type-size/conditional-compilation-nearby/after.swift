import SwiftUI

struct BoardRow: View {
    #if os(iOS)
    @Environment(\.dynamicTypeSize) private var size
    #endif

    var body: some View {
        #if os(iOS)
        Text(size.isAccessibilitySize ? "A" : "B")
        #else
        Text("B")
        #endif
    }
}
