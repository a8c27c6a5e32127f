import SwiftUI

struct PlayerControls: View {
    @State private var volume = 0.5
    let highlight: Color?

    var body: some View {
        VStack {
            Slider(value: $volume)
                .tint(.purple)
            Button("Play") {}.tint(Color("Brand"))
            Button("Stop") {}.tint(highlight)
        }
    }
}
