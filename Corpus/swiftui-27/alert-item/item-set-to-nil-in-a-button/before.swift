import SwiftUI

struct Player: View {
    @State private var failed: Track?
    @State private var showsFailure = false

    var body: some View {
        TrackList { track in
            failed = track
            showsFailure = true
        }
        .alert("Cannot play", isPresented: $showsFailure, presenting: failed) { track in
            Button("Skip") {
                track.skip()
                failed = nil
            }
        }
        .onDisappear { failed = nil }
    }
}
