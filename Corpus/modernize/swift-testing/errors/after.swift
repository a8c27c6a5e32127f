import Foundation
import Testing

struct ClosedTests {
    let timetable = Timetable()

    @Test func errors() {
        #expect(throws: (any Error).self) { try timetable.next() }
        #expect(throws: (any Error).self, "nothing leaves") { try timetable.next() }
        #expect(throws: RailError.closed) { try timetable.next() }
        #expect(throws: RailError.closed) { try timetable.next() }
        #expect(throws: RailError.self) { try timetable.next() }
    }
}
