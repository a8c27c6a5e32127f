import SwiftUI

struct Film: View {
    var body: some View {
        #if os(visionOS)
        Screen()
            .statusBarHidden(true)
            .padding()
        #elseif os(iOS)
        Screen()
            .statusBarHidden(true)
            .padding()
        #else
        Screen()
        #endif
    }
}
