import OtherDesign
import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(Theme.badge)
            .background(Theme.accent.opacity(0.2))
    }
}
