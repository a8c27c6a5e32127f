import SwiftUI

@globalActor
actor Playback {
    static let shared = Playback()
}

struct Volume: View {
    @State @MainActor private var level = 0.5
    @Playback @State private var song: String?

    var body: some View {
        Slider(value: $level)
    }
}
