import Foundation
import XCTest

final class HelperTests: XCTestCase {
    func testRows() {
        check(Board(timetable: Timetable()), has: 0)
    }

    private func check(
        _ board: Board,
        has count: Int,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(board.rows.count, count, "rows", file: file, line: line)
        checkDelay(board, file: file, line: line)
    }

    private func checkDelay(_ board: Board, file: StaticString = #file, line: UInt = #line) {
        XCTAssertEqual(board.timetable.delay, 0, file: file, line: line)
    }
}
