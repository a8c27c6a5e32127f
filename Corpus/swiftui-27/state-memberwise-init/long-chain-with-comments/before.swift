import SwiftUI

/// Shows one page.
@MainActor
struct PageView: View {
    /* The zoom. */
    @State /* kept */ private var zoom: Double // no zoom
    /// What is read.
    private let page: Int // from 1

    // MARK: Content

    var body: some View {
        Text("Page \(page)")
            .font(.title) // large
            .padding(.horizontal, 12)
            /* behind all */
            .background {
                Color.yellow
                    .opacity(0.2) // faint
            }
            // last
            .scaleEffect(zoom)
            .animation(.default, value: zoom)
    }
}

// MARK: - Making

extension PageView {
    /// The page behind another one.
    init(after page: Int) {
        // One further.
        self.init(zoom: /* twice */ 2, page: page + 1)
    }
}
