import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(.ultraThinMaterial.opacity(0.8))
            .background(Material.thin.opacity(0.5))
            .overlay(.bar.opacity(0.1))
    }
}
