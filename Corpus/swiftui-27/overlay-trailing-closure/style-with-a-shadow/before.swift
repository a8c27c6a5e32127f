import SwiftUI

struct Card: View {
    let tint: Color

    var body: some View {
        Text("Card")
            .background(Color.white.shadow(.drop(radius: 2)))
            .background(tint.opacity(0.5).shadow(.inner(radius: 2)))
            .overlay(.red.shadow(.drop(radius: 2)).opacity(0.5))
            .background(tint.shadow(radius: 2))
            .overlay(tint.opacity(0.1))
    }
}
