import SwiftUI

struct Film: View {
    var isPlaying = false

    var body: some View {
        VStack {
            Text("Film")
                .navigationBarHidden(true)
            Text("Trailer")
                .navigationBarHidden(isPlaying)
        }
    }
}
