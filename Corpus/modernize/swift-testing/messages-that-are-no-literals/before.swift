import Foundation
import XCTest

final class MessageTests: XCTestCase {
    func testMessages() {
        let place = "platform"
        let board = Board(timetable: Timetable())
        XCTAssertTrue(board.rows.isEmpty, place)
        XCTAssertEqual(board.rows.count, 0, place + " 4")
        XCTAssertNil(board.rows.first, "on \(place)")
        if board.rows.count > 3 { XCTFail(place) }
    }
}
