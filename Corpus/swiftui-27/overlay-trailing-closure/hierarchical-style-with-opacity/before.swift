import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(.secondary.opacity(0.2))
            .background(.primary.opacity(0.1))
            .background(.quaternary.opacity(0.5))
            .overlay(.tint.opacity(0.1))
    }
}
