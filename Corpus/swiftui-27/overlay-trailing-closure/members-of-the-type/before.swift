import SwiftUI

struct Profile: View {
    let avatar: Image
    let tint: Color

    var body: some View {
        Text("Me")
            .overlay(ring)
            .overlay(self.badge(3))
            .background(avatar)
            .background(tint.opacity(0.2))
            .background(tint)
    }

    private var ring: some View {
        Circle().stroke(tint)
    }

    @ViewBuilder
    private func badge(_ count: Int) -> some View {
        if count > 0 { Text("\(count)") }
    }
}
