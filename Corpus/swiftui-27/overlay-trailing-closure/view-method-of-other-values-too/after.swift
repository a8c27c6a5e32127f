import SwiftUI

struct Palette {
    let wall: Color

    func padding(_ amount: CGFloat) -> Color { wall.opacity(amount) }
}

struct Card: View {
    let palettes: PaletteStore

    var body: some View {
        Text("Card")
            .background(palettes.current.padding(0.2))
            .overlay { palettes.current.frame(height: 2) }
    }
}
