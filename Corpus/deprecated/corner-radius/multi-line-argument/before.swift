import SwiftUI

struct Tile: View {
    let isWide: Bool

    var body: some View {
        Color.green
            .cornerRadius(
                isWide
                    ? 24 // as the cards
                    : 12
            )
    }
}
