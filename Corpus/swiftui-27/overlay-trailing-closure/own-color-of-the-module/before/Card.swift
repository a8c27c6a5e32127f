import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .overlay(.red.opacity(0.3))
            .background(SwiftUI.Color.blue.opacity(0.3))
            .background(Color.red.opacity(0.3))
            .background(.ultraThinMaterial)
    }
}
