struct Model {
    var title = ""
    var tip = Defaults.Tip.flat
    var tips: [Defaults.Tip] = []
    var byName: [String: (first: Defaults.Tip, rest: [Defaults.Tip])] = [:]
    var last: Defaults.Tip?
    var whole = Defaults()
}
