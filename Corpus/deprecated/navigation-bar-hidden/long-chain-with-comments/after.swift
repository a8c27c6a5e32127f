import SwiftUI

struct Player: View {
    var body: some View {
        Text("Song")
            .font(.title) // large
            // nothing but the song
            .toolbarVisibility(.hidden, for: .navigationBar) // on phones
            .navigationTitle("")
    }
}
