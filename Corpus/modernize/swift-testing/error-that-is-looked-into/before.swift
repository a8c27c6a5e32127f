import XCTest

final class ReasonTests: XCTestCase {
    func testReason() {
        XCTAssertThrowsError(try Timetable().next()) { error in
            let text = String(describing: error)
            XCTAssertTrue(text.hasPrefix("c"))
        }
    }
}
