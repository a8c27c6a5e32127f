import SwiftUI

struct Canvas: View {
    let isDrawing: Bool
    let isCompact: Bool
    let isPlaying: Bool

    var body: some View {
        Drawing()
            .statusBarHidden(isCompact ? isDrawing : isPlaying)
            .padding()
        Drawing()
            .statusBarHidden((isCompact ? isDrawing : isPlaying))
    }
}
