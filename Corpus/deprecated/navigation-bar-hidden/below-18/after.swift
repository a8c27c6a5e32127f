import SwiftUI

struct Film: View {
    var isPlaying = false

    var body: some View {
        VStack {
            Text("Film")
                .toolbar(.hidden, for: .navigationBar)
            Text("Trailer")
                .toolbar(isPlaying ? .hidden : .visible, for: .navigationBar)
        }
    }
}
