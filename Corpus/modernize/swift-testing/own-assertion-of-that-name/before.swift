import XCTest

final class OwnTests: XCTestCase {
    func testOwn() {
        XCTAssertOnTime(Timetable())
    }

    private func XCTAssertOnTime(_ timetable: Timetable) {
        XCTAssertEqual(timetable.delay, 0)
    }
}
