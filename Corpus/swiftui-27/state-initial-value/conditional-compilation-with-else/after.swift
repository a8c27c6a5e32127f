#if canImport(UIKit)
import UIKit
#endif
import SwiftUI

struct LayoutCanvas: View {
    let size: CGSize
    #if DEBUG
    var debugName = "canvas"
    #endif
    @State private var showsGrid: Bool

    init(size: CGSize) {
        #if os(macOS)
        showsGrid = true
        #else
        showsGrid = size.width > 600
        #endif
        self.size = size
        #if DEBUG
        print(debugName)
        #endif
    }

    var body: some View {
        Text(showsGrid ? "Grid" : "Plain")
    }
}
