import SwiftUI

struct Card: View {
    let theme: Theme

    var body: some View {
        Text("Card")
            .background(theme.background(.card))
            .background(theme.color.opacity(0.2))
            .background(theme.frame(for: .card))
            .background(Color.haze)
    }
}
