import SnapshotTesting
import XCTest

final class BoardSnapshotTests: XCTestCase {
    func testEmptyBoard() {
        let board = Board(timetable: Timetable())
        assertSnapshot(of: board.rows, as: .dump)
        XCTAssertEqual(board.rows, [])
    }
}
