import SwiftUI

struct Film: View {
    var body: some View {
        Screen()
            #if os(visionOS)
            .statusBarHidden()
            #endif
            .padding()
        Screen()
            #if os(iOS)
            .statusBarHidden()
            #endif
            .padding()
    }
}
