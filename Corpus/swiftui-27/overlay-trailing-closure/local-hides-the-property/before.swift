import SwiftUI

struct Row: View {
    let theme: Theme
    let title: String

    var body: some View {
        let ring = theme.mark(for: title)
        Text(title)
            .overlay(ring)
    }

    private var ring: some View {
        Circle().stroke(.red)
    }
}
