import Foundation
import Testing

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
