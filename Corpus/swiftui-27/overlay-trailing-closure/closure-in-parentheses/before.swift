import SwiftUI

struct Row: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .overlay({ Circle() })
            .background({ Color.red.opacity(0.2) })
    }
}
