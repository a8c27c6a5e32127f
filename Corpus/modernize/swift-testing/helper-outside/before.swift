import XCTest

func assertEmpty(_ board: Board) {
    XCTAssertTrue(board.rows.isEmpty)
}

final class OutsideTests: XCTestCase {
    func testEmpty() {
        assertEmpty(Board(timetable: Timetable()))
    }
}
