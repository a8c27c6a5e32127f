import SwiftUI

struct Player: View {
    @State private var failed: Track?

    var body: some View {
        TrackList { track in
            failed = track
        }
        .alert("Cannot play", item: $failed) { track in
            Button("Skip") {
                track.skip()
                failed = nil
            }
        }
        .onDisappear { failed = nil }
    }
}
