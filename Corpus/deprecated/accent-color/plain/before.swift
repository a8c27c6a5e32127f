import SwiftUI

struct PlayerControls: View {
    @State private var volume = 0.5
    let highlight: Color?

    var body: some View {
        VStack {
            Slider(value: $volume)
                .accentColor(.purple)
            Button("Play") {}.accentColor(Color("Brand"))
            Button("Stop") {}.accentColor(highlight)
        }
    }
}
