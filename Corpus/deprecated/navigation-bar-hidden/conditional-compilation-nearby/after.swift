import SwiftUI

struct Player: View {
    var body: some View {
        #if os(iOS)
        Text("Song")
            .toolbarVisibility(.hidden, for: .navigationBar)
        #else
        Text("Song")
        #endif
    }
}
