import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

struct Backdrop: View {
    var body: some View {
        #if os(macOS)
        Color.gray
        #else
        Color(UIColor.systemGray)
        #endif
    }
}
