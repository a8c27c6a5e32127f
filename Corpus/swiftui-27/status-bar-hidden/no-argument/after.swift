import SwiftUI

struct MoviePlayer: View {
    let movie: Movie

    var body: some View {
        PlayerView(movie: movie)
            .ignoresSafeArea()
            .toolbarVisibility(.hidden, for: .statusBar)
    }
}
