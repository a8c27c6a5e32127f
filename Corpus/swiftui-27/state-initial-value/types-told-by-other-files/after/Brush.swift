import SwiftUI

struct Brush: View {
    let title: String
    @State private var tone: Tone
    @State private var width: Double
    @State private var tip: Defaults.Tip
    @State private var angle: Double
    @State private var name: String
    @State private var limit: Int
    @State private var shades: [Tone]
    @State private var mix: Tone.Mix

    init(of brush: Model) {
        tone = brush.tone
        width = brush.width
        tip = brush.tip
        angle = brush.angle
        name = brush.name
        limit = brush.limit
        shades = brush.shades
        mix = brush.mix
        title = brush.title
    }

    var body: some View { Text(title) }
}
