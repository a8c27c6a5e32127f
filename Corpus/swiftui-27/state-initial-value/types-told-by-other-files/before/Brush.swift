import SwiftUI

struct Brush: View {
    let title: String
    @State private var tone = Tone.soft
    @State private var width = Defaults.width
    @State private var tip = Defaults.tip
    @State private var angle = Defaults.Tip.round.angle
    @State private var name = standardName()
    @State private var limit = largestWidth
    @State private var shades = Tone.all(of: 3)
    @State private var mix = Tone.Mix()

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
