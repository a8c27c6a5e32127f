import XCTest

final class FastTests: XCTestCase {
    func testFast() {
        measure { Timetable().close() }
    }
}

final class RightTests: XCTestCase {
    func testRight() {
        XCTAssertEqual(Timetable().departures, [])
    }
}
