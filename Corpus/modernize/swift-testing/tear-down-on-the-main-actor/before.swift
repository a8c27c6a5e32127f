import Foundation
import XCTest

@MainActor
final class ClosingTests: XCTestCase {
    let timetable = Timetable()

    override func tearDown() {
        timetable.close()
    }

    func testOpen() {
        XCTAssertTrue(timetable.isOpen)
    }
}
