import SwiftUI

struct Game: View {
    let level: Level

    var body: some View {
        Board(level: level)
            .toolbarVisibility(
                level.isRunning
                    && !level.isPaused ? .hidden : .visible, for: .statusBar
            )
    }
}
