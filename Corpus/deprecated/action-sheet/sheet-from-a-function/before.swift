import SwiftUI

struct MovieScreen: View {
    let movie: Movie
    @State private var isAsking = false

    var body: some View {
        Text(movie.title)
            .actionSheet(isPresented: $isAsking) { movie.makeSheet(isAsking: $isAsking) }
    }
}
