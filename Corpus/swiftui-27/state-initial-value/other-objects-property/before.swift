import SwiftUI

struct PlayerBar: View {
    let engine: Engine
    @State private var volume: Double = 0.5

    init(engine: Engine) {
        engine.volume = 0.8
        engine.settings.volume = 1
        self.engine = engine
    }

    var body: some View {
        Slider(value: $volume)
    }
}
