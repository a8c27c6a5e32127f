import SwiftUI

struct Film: View {
    var body: some View {
        #if !os(visionOS) && DEBUG
        Screen().statusBarHidden()
        #endif
        #if os(macOS) || os(visionOS)
        Screen()
        #else
        Screen().statusBarHidden()
        #endif
        #if !(os(iOS))
        Screen().statusBarHidden()
        #endif
    }
}
