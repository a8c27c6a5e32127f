import SwiftUI

enum Setting {
    case accessibility(hidden: Bool)
    case sound
}

let setting = Setting.accessibility(hidden: true)

struct Tile: View {
    var body: some View {
        Circle()
            .accessibilityLabel("Tile")
            .accessibilityHidden(false)
    }
}
