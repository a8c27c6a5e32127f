import SwiftUI

struct Catalog: View {
    @ObservedObject var player: PlayerModel

    var body: some View {
        NavigationLink("Open", isActive: $player.isOpen) {
            Text("Song")
        }
    }
}
