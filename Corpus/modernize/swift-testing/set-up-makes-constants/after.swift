import Foundation
import Testing

final class Timetable {
    var departures: [String] = []
}

final class Board {
    let timetable: Timetable
    var rows: [String] { timetable.departures }

    init(timetable: Timetable) { self.timetable = timetable }
}

struct BoardTests {
    private let timetable: Timetable
    private let board: Board

    init() {
        timetable = Timetable()
        board = Board(timetable: timetable)
    }

    @Test func rows() {
        timetable.departures = ["Chur", "Thun"]
        #expect(board.rows.count == 2)
    }
}
