import Foundation
import XCTest

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
