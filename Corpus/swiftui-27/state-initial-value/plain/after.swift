import SwiftUI

struct ScoreBoard: View {
    let player: String
    @State private var score: Int

    init(player: String, start: Int) {
        self.score = start
        self.player = player
    }

    var body: some View {
        Text("\(player): \(score)")
    }
}
