import Foundation
import XCTest

final class Timetable {
    var departures: [String] = []
}

final class Board {
    let timetable: Timetable
    var rows: [String] { timetable.departures }

    init(timetable: Timetable) { self.timetable = timetable }
}

final class BoardTests: XCTestCase {
    private var timetable: Timetable!
    private var board: Board!

    override func setUp() {
        super.setUp()
        timetable = Timetable()
        board = Board(timetable: timetable)
    }

    override func tearDown() {
        timetable = nil
        board = nil
        super.tearDown()
    }

    func testRows() {
        timetable.departures = ["Chur", "Thun"]
        XCTAssertEqual(board.rows.count, 2)
    }
}
