import SwiftUI

struct Badge: View {
    let title: String

    var body: some View {
        Text(title)
            .background(Color.brand)
            .background(Theme.accent)
            .overlay(Theme.glass)
            .background { Color.brand.opacity(0.2) } // pale
            .overlay { Theme.accent.opacity(0.2) }
            .overlay { Theme.ring }
            .background { Theme.Night.sky.opacity(0.8) }
            .overlay(alignment: .bottom) { Theme.line(1) }
            .background { Theme.line(2) }
    }
}
