import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(Pots.lid.opacity(0.3))
            .overlay { Theme.accent.opacity(0.3) }
            .overlay(Theme.made("red").opacity(0.3))
            .background(Theme.plain)
    }
}
