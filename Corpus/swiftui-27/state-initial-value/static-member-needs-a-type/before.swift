import SwiftUI

struct CanvasView: View {
    let drawing: Drawing

    /// What the brush paints with.
    @State private var palette = Palette.standard

    init(drawing: Drawing) {
        palette = drawing.palette
        self.drawing = drawing
    }

    var body: some View {
        Text(drawing.title)
    }
}
