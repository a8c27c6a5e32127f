import SwiftUI

struct Board: View {
    @State private var score = 0
    private let size: Int

    private struct Tile: View {
        @State private var isFlipped: Bool
        private let value: Int

        static let blank = Tile(isFlipped: true, value: 0)

        var body: some View { Text("\(value)") }
    }

    struct Frame: View {
        @State private var width = 1
        let color: Int

        static let plain = Frame(color: 0)

        var body: some View { Text("\(color)") }
    }

    var body: some View { Tile.blank }
}
