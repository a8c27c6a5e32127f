import Foundation
import XCTest

final class ClosedTests: XCTestCase {
    let timetable = Timetable()

    func testErrors() {
        XCTAssertThrowsError(try timetable.next())
        XCTAssertThrowsError(try timetable.next(), "nothing leaves")
        XCTAssertThrowsError(try timetable.next()) { error in
            XCTAssertEqual(error as? RailError, .closed)
        }
        XCTAssertThrowsError(try timetable.next()) {
            XCTAssertEqual($0 as? RailError, RailError.closed)
        }
        XCTAssertThrowsError(try timetable.next()) { XCTAssertTrue($0 is RailError) }
    }
}
