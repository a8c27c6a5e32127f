import Foundation
import XCTest

final class PrecedenceTests: XCTestCase {
    let basket: Basket? = Basket()

    func testOperators() throws {
        let count = basket?.apples
        let isFull = false
        XCTAssertFalse(count ?? 0 > 3 && isFull)
        XCTAssertFalse(isFull)
        XCTAssertEqual(count ?? 1, 0)
        XCTAssertEqual(isFull ? 1 : 2, isFull ? 3 : 2)
        XCTAssertTrue(isFull || count == 0)
        XCTAssertEqual(1 + 1, 4 - 2)
        XCTAssertEqual(isFull == false, count == 0)
    }

    func testEffects() throws {
        let timetable = Timetable()
        timetable.departures = ["Olten"]
        XCTAssertEqual("Olten", try timetable.next())
        XCTAssertEqual(try timetable.next(), try timetable.next())
        XCTAssertNotNil(try? timetable.next())
        XCTAssertFalse(try timetable.next().isEmpty)
    }
}
