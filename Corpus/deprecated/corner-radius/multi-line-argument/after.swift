import SwiftUI

struct Tile: View {
    let isWide: Bool

    var body: some View {
        Color.green
            .clipShape(.rect(
                cornerRadius: isWide
                    ? 24 // as the cards
                    : 12
            ))
    }
}
