import SwiftUI

struct VolumeSlider: View {
    @State private var volume = 0.5
    @State private var newValue = 0.0

    var body: some View {
        Slider(value: $volume)
            .onChange(of: volume) { newValue = $0 }
    }
}
