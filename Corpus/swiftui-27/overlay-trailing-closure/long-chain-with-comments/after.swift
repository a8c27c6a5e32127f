import SwiftUI

struct Poster: View {
    let film: Film

    var body: some View {
        AsyncImage(url: film.poster) // loads lazily
            .frame(width: 160)
            /* The frame comes first:
               the ring follows it. */
            .overlay { Circle().stroke(.white) } // a thin ring
            // Darken what lies below.
            .background { Color.black.opacity(0.6) }
            .accessibilityLabel(film.title)
    }
}
