import SwiftUI

struct Player: View {
    var body: some View {
        #if os(tvOS)
        Button("Play") {}
            .accentColor(.white)
        #else
        Button("Play") {}
            .accentColor(.pink)
        #endif
    }
}
