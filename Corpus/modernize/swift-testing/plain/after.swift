import Foundation
import Testing

struct TimetableTests {
    // The board is empty at night.
    @Test func emptyAtNight() {
        let timetable = Timetable()
        #expect(timetable.departures.isEmpty)
        #expect(timetable.delay == 0) // no delay yet
        #expect(timetable.delay != 1, "late by \(timetable.delay)")
    }

    @Test func next() throws {
        let timetable = Timetable()
        timetable.departures = ["Bern"]
        #expect(try timetable.next() == "Bern")
    }
}
