import Foundation
import XCTest

final class SystemTests: XCTestCase {
    #if os(Linux)
    func testLinux() {
        XCTAssertTrue(Timetable().isOpen)
    }
    #else
    func testApple() {
        XCTAssertFalse(Timetable().departures.count > 0)
    }
    #endif
}
