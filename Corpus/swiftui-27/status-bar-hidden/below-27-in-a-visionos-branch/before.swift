import SwiftUI

struct Film: View {
    var body: some View {
        #if os(visionOS)
        Screen().statusBarHidden()
        #else
        Screen().statusBarHidden()
        #endif
    }
}
