import SwiftUI

struct LayoutCanvas: View {
    let size: CGSize
    @State private var showsGrid: Bool = false

    init(size: CGSize) {
        #if DEBUG
        showsGrid = true
        #endif
        self.size = size
    }

    var body: some View {
        Text(showsGrid ? "Grid" : "Plain")
    }
}
