import SwiftUI

enum Tip {
    case none
}

struct Brush: View {
    let title: String
    @State private var tip: Defaults.Tip
    @State private var tips: [Defaults.Tip]
    @State private var byName: [String: (first: Defaults.Tip, rest: [Defaults.Tip])]
    @State private var last: Defaults.Tip?
    @State private var whole: Defaults

    init(of brush: Model) {
        tip = brush.tip
        tips = brush.tips
        byName = brush.byName
        last = brush.last
        whole = brush.whole
        title = brush.title
    }

    var body: some View { Text(title) }
}
