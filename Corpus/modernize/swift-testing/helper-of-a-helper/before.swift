import Foundation
import XCTest

func assertRows(of board: Board, are count: Int) {
    assertCount(board.rows, count)
}

private func assertCount(_ rows: [String], _ count: Int) {
    XCTAssertEqual(rows.count, count)
}

final class BoardTests: XCTestCase {
    func testNoRows() {
        assertRows(of: Board(timetable: Timetable()), are: 0)
    }
}
