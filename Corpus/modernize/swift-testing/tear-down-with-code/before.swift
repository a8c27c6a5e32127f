import Foundation
import XCTest

class OpenTimetableTests: XCTestCase {
    let timetable = Timetable()

    override func tearDown() {
        timetable.close()
        super.tearDown()
    }

    func testIsOpen() {
        XCTAssert(timetable.isOpen)
    }
}
