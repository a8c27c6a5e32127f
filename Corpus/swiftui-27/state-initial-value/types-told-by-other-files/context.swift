struct Model {
    var title = ""
    var tone = Tone.soft
    var width = 1.0
    var tip = Defaults.Tip.flat
    var angle = 0.0
    var name = ""
    var limit = 0
    var shades: [Tone] = []
    var mix = Tone.Mix()
}
