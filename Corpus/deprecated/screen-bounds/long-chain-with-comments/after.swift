import SwiftUI

struct Poster: View {
    var body: some View {
        Image("Poster") // of the year
            .resizable()
            // From top to bottom.
            .containerRelativeFrame(.vertical) // all of it
            .padding(4)
    }
}
