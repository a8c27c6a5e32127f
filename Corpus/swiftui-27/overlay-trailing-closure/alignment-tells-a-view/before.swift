import SwiftUI

struct CartIcon: View {
    let theme: Theme
    let isFull: Bool

    var body: some View {
        Image(systemName: "cart")
            .overlay(theme.badge, alignment: .topTrailing)
            .background(Color.yellow, alignment: .bottom)
            .overlay(isFull ? Text("!") : nil, alignment: .leading)
    }
}
