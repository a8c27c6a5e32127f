import SwiftUI

struct SongList: View {
    let songs: [Song]

    // MARK: Deleting

    /// The song that somebody asked to delete.
    @State private var songToDelete: Song? // nil most of the time

    var body: some View {
        List(songs) { song in
            SongRow(song: song) // one line each
                .swipeActions {
                    Button("Delete") {
                        // Ask first.
                        songToDelete = song /* this one */
                    }
                }
        }
        .listStyle(.plain)
        // Nothing is deleted without a question.
        .alert("Delete?", item: $songToDelete) { song in
            // The way out comes first.
            Button("Keep", role: .cancel) {}
            Button("Delete", role: .destructive) { song.delete() }
        }
        .refreshable { /* later */ }
    }
}
