import Paints
import SwiftUI

struct Tag: View {
    var body: some View {
        VStack {
            Color.clear
            measure()
        }
    }

    @ViewBuilder
    private func measure() -> some View {
        struct Color: View {
            static let clear = Color()

            var body: some View { Text("Clear") }
        }
        Color.clear
    }
}

struct Row: View {
    private struct Color: View {
        static let clear = Color()

        var body: some View { Text("Clear") }
    }

    var body: some View {
        Color.clear
    }
}
