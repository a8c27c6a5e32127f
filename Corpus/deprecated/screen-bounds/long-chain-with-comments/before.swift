import SwiftUI

struct Poster: View {
    var body: some View {
        Image("Poster") // of the year
            .resizable()
            // From top to bottom.
            .frame(height: UIScreen.main.bounds.size.height) // all of it
            .padding(4)
    }
}
