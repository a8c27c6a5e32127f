import SwiftUI
import Testing

@MainActor
struct DelayTests {
    @Test func onTime() {
        #expect(Timetable().delay == 0)
    }
}
