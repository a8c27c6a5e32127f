import SwiftUI

struct Player: View {
    var body: some View {
        Text("Song")
            .font(.title) // large
            // nothing but the song
            .navigationBarHidden(true) // on phones
            .navigationTitle("")
    }
}
