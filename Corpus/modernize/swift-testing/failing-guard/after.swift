import Foundation
import Testing

struct GuardTests {
    @Test func testGuard() {
        let timetable = Timetable()
        guard timetable.isOpen else { Issue.record("closed"); return }
        guard let first = timetable.departures.first else {
            Issue.record()
            return
        }
        #expect(
            first ==
            "Basel",
            "not Basel"
        )
    }
}
