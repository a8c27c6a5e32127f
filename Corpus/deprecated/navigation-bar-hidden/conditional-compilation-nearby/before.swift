import SwiftUI

struct Player: View {
    var body: some View {
        #if os(iOS)
        Text("Song")
            .navigationBarHidden(true)
        #else
        Text("Song")
        #endif
    }
}
