import XCTest

class SpeedTests: XCTestCase {
    func testSpeed() {
        measure { Timetable().close() }
    }
}
