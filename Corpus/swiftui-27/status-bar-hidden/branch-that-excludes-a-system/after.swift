import SwiftUI

struct Film: View {
    var body: some View {
        #if !os(visionOS) && DEBUG
        Screen().toolbarVisibility(.hidden, for: .statusBar)
        #endif
        #if os(macOS) || os(visionOS)
        Screen()
        #else
        Screen().toolbarVisibility(.hidden, for: .statusBar)
        #endif
        #if !(os(iOS))
        Screen()
        #endif
    }
}
