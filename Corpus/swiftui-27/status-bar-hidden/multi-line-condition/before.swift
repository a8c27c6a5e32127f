import SwiftUI

struct Game: View {
    let level: Level

    var body: some View {
        Board(level: level)
            .statusBarHidden(
                level.isRunning
                    && !level.isPaused
            )
    }
}
