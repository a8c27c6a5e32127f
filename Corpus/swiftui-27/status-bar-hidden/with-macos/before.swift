import SwiftUI

struct Film: View {
    var body: some View {
        Screen()
            .statusBarHidden(true)
        #if canImport(UIKit)
        Screen()
            .statusBarHidden(false)
        #endif
    }
}
