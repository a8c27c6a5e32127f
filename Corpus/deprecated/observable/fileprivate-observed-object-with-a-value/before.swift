import SwiftUI

final class Board: ObservableObject {
    static let shared = Board()

    @Published var departures: [String] = []
}

struct PlatformRow: View {
    let number: Int
    @ObservedObject fileprivate var board = Board.shared

    var body: some View {
        Text("Platform \(number): \(board.departures.first ?? "none")")
    }
}

struct BoardTitle: View {
    @ObservedObject fileprivate var board: Board = .shared

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
