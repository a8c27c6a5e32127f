import SwiftUI

struct SongList: View {
    let songs: [Song]

    // MARK: Deleting

    /// The song that somebody asked to delete.
    @State private var songToDelete: Song? // nil most of the time
    @State private var isDeleting = false

    var body: some View {
        List(songs) { song in
            SongRow(song: song) // one line each
                .swipeActions {
                    Button("Delete") {
                        // Ask first.
                        songToDelete = song /* this one */
                        isDeleting = true
                    }
                }
        }
        .listStyle(.plain)
        // Nothing is deleted without a question.
        .alert("Delete?", isPresented: $isDeleting, presenting: songToDelete) { song in
            // The way out comes first.
            Button("Keep", role: .cancel) {}
            Button("Delete", role: .destructive) { song.delete() }
        }
        .refreshable { /* later */ }
    }
}
