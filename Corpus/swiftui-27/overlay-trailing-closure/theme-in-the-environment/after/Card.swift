import SwiftUI

struct Card: View {
    let title: String
    @Environment(Theme.self) private var theme

    var body: some View {
        Text(title)
            .padding()
            .background(theme.accent)
            .background(theme.paper)
            // Over the paper.
            .overlay { theme.accent.opacity(0.1) }
            .overlay { theme.badge(for: title) }
            .overlay(alignment: .top) { theme.frame }
    }
}
