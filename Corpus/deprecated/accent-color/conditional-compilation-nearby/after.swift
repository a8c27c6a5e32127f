import SwiftUI

struct Player: View {
    var body: some View {
        #if os(tvOS)
        Button("Play") {}
            .tint(.white)
        #else
        Button("Play") {}
            .tint(.pink)
        #endif
    }
}
