import Foundation
import Testing

struct SystemTests {
    #if os(Linux)
    @Test func linux() {
        #expect(Timetable().isOpen)
    }
    #else
    @Test func apple() {
        #expect(!(Timetable().departures.count > 0))
    }
    #endif
}
