import SwiftUI

struct Player: View {
    var body: some View {
        Text("Song")
            #if !os(macOS)
            .navigationBarHidden(true)
            #endif
            .padding()
    }
}
