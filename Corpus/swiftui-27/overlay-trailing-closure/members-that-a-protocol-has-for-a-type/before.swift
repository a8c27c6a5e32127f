import SwiftUI

struct Row: View {
    let colors: [Color]

    var body: some View {
        Text("New")
            .background(Material.thickMaterial)
            .background(Material.bar.opacity(0.5))
            .overlay(
                LinearGradient.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
                    .opacity(0.3)
            )
            .overlay(
                .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom).opacity(0.3)
            )
    }
}
