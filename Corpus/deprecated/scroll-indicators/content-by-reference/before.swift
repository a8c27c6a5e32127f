import SwiftUI

struct Ferry: View {
    private func decks() -> some View { Text("Deck 1") }

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false, content: decks)
    }
}
