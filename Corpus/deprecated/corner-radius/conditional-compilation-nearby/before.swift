import SwiftUI

struct Poster: View {
    var body: some View {
        Image("Poster")
            #if os(iOS)
            .cornerRadius(8)
            #else
            .cornerRadius(4)
            #endif
    }

    #if DEBUG
    var frame: some View {
        Color.red.cornerRadius(2)
    }
    #endif
}
