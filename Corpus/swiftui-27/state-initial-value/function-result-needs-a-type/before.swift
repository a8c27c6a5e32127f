import SwiftUI

struct TimelineView2: View {
    let clip: Clip
    @State private var cursor = makeCursor()
    @State private var zoom = Zoom.fitting(width: 320)

    init(clip: Clip) {
        self.cursor = clip.cursor
        self.zoom = clip.zoom
        self.clip = clip
    }

    var body: some View {
        Text(clip.name)
    }
}
