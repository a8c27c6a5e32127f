import XCTest

final class TimetableTests: XCTestCase {
    // The board is empty at night.
    func testEmptyAtNight() {
        let timetable = Timetable()
        XCTAssertTrue(timetable.departures.isEmpty)
        XCTAssertEqual(timetable.delay, 0) // no delay yet
        XCTAssertNotEqual(timetable.delay, 1, "late by \(timetable.delay)")
    }

    func testNext() throws {
        let timetable = Timetable()
        timetable.departures = ["Bern"]
        XCTAssertEqual(try timetable.next(), "Bern")
    }
}
