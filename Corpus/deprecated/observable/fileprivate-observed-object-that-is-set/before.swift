import SwiftUI

final class Board: ObservableObject {
    @Published var departures: [String] = []
}

struct BoardTitle: View {
    let station: String
    @ObservedObject fileprivate var board = Board()

    var body: some View {
        Text("\(board.departures.count) trains from \(station)")
    }
}

struct Hall: View {
    private var title: BoardTitle {
        var title = BoardTitle(station: "Central")
        title.board = Board()
        return title
    }

    var body: some View {
        title
    }
}
