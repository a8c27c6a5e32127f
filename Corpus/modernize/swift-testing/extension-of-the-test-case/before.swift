import XCTest

extension XCTestCase {
    func makeBoard() -> Board { Board(timetable: Timetable()) }
}

final class MadeTests: XCTestCase {
    func testMade() {
        XCTAssertEqual(makeBoard().rows, [])
    }
}
