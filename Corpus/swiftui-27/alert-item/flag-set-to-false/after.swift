import SwiftUI

struct Player: View {
    @State private var failed: Track?

    var body: some View {
        TrackList { track in
            failed = track
        }
        .alert("Cannot play", item: $failed) { track in
            Button("Try again") {
                track.retry()
                failed = nil
            }
            Button("Skip") { failed = nil }
        }
    }
}
