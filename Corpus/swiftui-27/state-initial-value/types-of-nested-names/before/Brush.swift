import SwiftUI

enum Tip {
    case none
}

struct Brush: View {
    let title: String
    @State private var tip = Defaults.tip
    @State private var tips = Defaults.tips
    @State private var byName = Defaults.named(1)
    @State private var last = Defaults().last
    @State private var whole = Defaults.whole

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
