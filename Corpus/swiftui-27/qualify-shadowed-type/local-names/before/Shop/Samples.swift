import Paints
import SwiftUI

protocol Swatch: View {
    static var clear: Self { get }
}

struct Sample<Color: Swatch>: View {
    var body: some View {
        Color.clear
    }
}

struct Palette {
    let clear = Text("Clear")
}

struct Row: View {
    let palette: Palette

    var body: some View {
        let Color = palette
        Color.clear
    }
}

struct Card: View {
    var body: some View {
        Color.clear
    }

    private struct Color: View {
        static let clear = Color()

        var body: some View { Text("Clear") }
    }
}

struct Tag: View {
    var body: some View {
        content()
    }

    private func content() -> some View {
        struct Color: View {
            static let clear = Color()

            var body: some View { Text("Clear") }
        }
        return VStack {
            Color.clear
        }
    }

    private func other<Color: Swatch>(_ type: Color.Type) -> some View {
        VStack {
            Color.clear
        }
    }
}
