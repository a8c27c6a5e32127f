import SwiftUI

struct Color {
    static let red = Color()
}

struct Row: View {
    var body: some View {
        Text("New")
            .overlay { SwiftUI.Color.red.opacity(0.3) }
    }
}
