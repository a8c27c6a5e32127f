import SwiftUI

struct Film: View {
    var body: some View {
        #if os(visionOS)
        Screen()
        #else
        Screen().statusBarHidden()
        #endif
    }
}
