import XCTest

class RailTests: XCTestCase {
    let timetable = Timetable()
}

final class DelayTests: RailTests {
    func testDelay() {
        XCTAssertEqual(timetable.delay, 0)
    }
}
