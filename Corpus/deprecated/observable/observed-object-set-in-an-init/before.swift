import SwiftUI

class Player: ObservableObject {
    @Published var title = ""
    @Published var volume = 0.5
}

struct PlayerBar: View {
    @ObservedObject private var player: Player
    @ObservedObject private var next: Player

    init(player: Player, next: Player) {
        _player = ObservedObject(wrappedValue: player)
        self._next = ObservedObject(initialValue: next)
    }

    var body: some View {
        HStack {
            Slider(value: $player.volume)
            Text(next.title)
        }
    }
}
