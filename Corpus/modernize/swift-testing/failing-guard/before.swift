import Foundation
import XCTest

final class GuardTests: XCTestCase {
    func testGuard() {
        let timetable = Timetable()
        guard timetable.isOpen else { return XCTFail("closed") }
        guard let first = timetable.departures.first else {
            return XCTFail()
        }
        XCTAssertEqual(
            first,
            "Basel",
            "not Basel"
        )
    }
}
