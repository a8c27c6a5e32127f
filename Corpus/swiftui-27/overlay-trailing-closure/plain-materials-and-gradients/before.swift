import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(.ultraThinMaterial)
            .background(Material.bar)
            .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            .overlay(AnyShapeStyle(.tint))
    }
}
