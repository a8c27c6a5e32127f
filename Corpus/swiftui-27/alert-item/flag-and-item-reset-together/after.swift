import SwiftUI

struct Player: View {
    @State private var failed: Track?

    var body: some View {
        TrackList { track in
            failed = track
        }
        .alert("Cannot play", item: $failed) { track in
            Button("Try again") {
                failed = nil
                track.retry()
            }
            Button("Skip") { failed = nil }
        }
    }
}
