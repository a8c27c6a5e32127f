import Foundation
import XCTest

final class TableTests: XCTestCase {
    func testAll() throws {
        let a = Timetable()
        let b = Timetable()
        let number: Int? = 3
        XCTAssertIdentical(a, a)
        XCTAssertNotIdentical(a, b)
        XCTAssertGreaterThan(a.delay, -1)
        XCTAssertGreaterThanOrEqual(a.delay, 0)
        XCTAssertLessThan(a.delay, 1)
        XCTAssertLessThanOrEqual(a.delay, 0, "on time")
        XCTAssertNil(a.departures.first)
        XCTAssertNotNil(number)
        XCTAssertEqual(a.delay, 0.05, accuracy: 0.1)
        XCTAssertEqual(a.delay + 1, b.delay + 1, accuracy: 0.1, "both")
        XCTAssertNotEqual(a.delay, 5, accuracy: 0.1)
        XCTAssertNoThrow(try { a.close() }())
        let known = try XCTUnwrap(number, "no number")
        XCTAssertEqual(known, try XCTUnwrap(number))
        if known > 3 { XCTFail() }
        if known > 4 { XCTFail("\(known) is too much") }
    }
}
