import SwiftUI

struct CartIcon: View {
    let theme: Theme
    let isFull: Bool

    var body: some View {
        Image(systemName: "cart")
            .overlay(alignment: .topTrailing) { theme.badge }
            .background(alignment: .bottom) { Color.yellow }
            .overlay(alignment: .leading) { isFull ? Text("!") : nil }
    }
}
