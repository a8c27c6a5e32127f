import SwiftUI
import Persistence

struct Volume: View {
    @State @Persisted private var level = 0.5
    @Logged @State private var count = 0

    var body: some View {
        Slider(value: $level)
    }
}
