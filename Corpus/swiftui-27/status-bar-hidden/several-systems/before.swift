import SwiftUI

struct Film: View {
    let isPlaying: Bool

    var body: some View {
        Screen()
            .statusBarHidden(isPlaying)
    }

    private var poster: some View {
        Poster()
            .statusBarHidden()
            .padding()
    }
}
