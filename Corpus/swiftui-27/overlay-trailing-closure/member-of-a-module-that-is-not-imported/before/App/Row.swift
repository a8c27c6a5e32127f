import Design
import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(Theme.badge)
            .background(Theme.accent)
    }
}
