import SwiftUI

struct Film: View {
    var body: some View {
        #if os(visionOS)
        Screen()
            .padding()
        #elseif os(iOS)
        Screen()
            .toolbarVisibility(.hidden, for: .statusBar)
            .padding()
        #else
        Screen()
        #endif
    }
}
