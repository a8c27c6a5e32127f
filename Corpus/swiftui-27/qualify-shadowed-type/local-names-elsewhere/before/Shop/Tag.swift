import Paints
import SwiftUI

struct Tag: View {
    var body: some View {
        VStack {
            Color.clear
            measure()
        }
    }

    private func measure() -> some View {
        struct Color: View {
            static let clear = Color()

            var body: some View { Text("Clear") }
        }
        return Group {
            Color.clear
        }
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
