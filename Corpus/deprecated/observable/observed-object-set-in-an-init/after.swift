import SwiftUI

@Observable
class Player {
    var title = ""
    var volume = 0.5
}

struct PlayerBar: View {
    @Bindable private var player: Player
    private var next: Player

    init(player: Player, next: Player) {
        self.player = player
        self.next = next
    }

    var body: some View {
        HStack {
            Slider(value: $player.volume)
            Text(next.title)
        }
    }
}
