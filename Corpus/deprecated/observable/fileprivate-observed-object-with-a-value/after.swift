import SwiftUI

@Observable
final class Board {
    static let shared = Board()

    var departures: [String] = []
}

struct PlatformRow: View {
    let number: Int
    fileprivate let board = Board.shared

    var body: some View {
        Text("Platform \(number): \(board.departures.first ?? "none")")
    }
}

struct BoardTitle: View {
    fileprivate let board: Board = .shared

    var body: some View {
        Text("\(board.departures.count) trains")
    }
}

struct Hall: View {
    var body: some View {
        VStack {
            BoardTitle()
            PlatformRow(number: 3)
        }
    }
}
