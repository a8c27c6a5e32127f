import Foundation
import Testing

final class OpenTimetableTests {
    let timetable = Timetable()

    deinit {
        timetable.close()
    }

    @Test func isOpen() {
        #expect(timetable.isOpen)
    }
}
