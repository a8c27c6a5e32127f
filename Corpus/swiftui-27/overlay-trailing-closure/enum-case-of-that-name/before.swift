import SwiftUI

enum Layer {
    case overlay(Text)
    case background(Text, alignment: Alignment)
}

struct Plan {
    let layers = [
        Layer.overlay(Text("Draft")),
        Layer.background(Text("Final"), alignment: .top),
    ]
}
