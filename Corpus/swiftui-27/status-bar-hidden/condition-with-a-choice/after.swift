import SwiftUI

struct Canvas: View {
    let isDrawing: Bool
    let isCompact: Bool
    let isPlaying: Bool

    var body: some View {
        Drawing()
            .toolbarVisibility((isCompact ? isDrawing : isPlaying) ? .hidden : .visible, for: .statusBar)
            .padding()
        Drawing()
            .toolbarVisibility((isCompact ? isDrawing : isPlaying) ? .hidden : .visible, for: .statusBar)
    }
}
