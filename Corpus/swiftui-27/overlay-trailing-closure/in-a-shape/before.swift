import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(.blue.opacity(0.2), in: Capsule())
            .background(Color.blue.opacity(0.2), in: .rect(cornerRadius: 8))
            .overlay(Color.black.opacity(0.1), in: Circle())
            .background(in: Circle())
            .background()
    }
}
