import Foundation
import Testing

struct PlatformTests {
    @Test @available(iOS 17, macOS 14, *)
    func delay() {
        #expect(Timetable().delay == 0)
    }

    @Test @MainActor func open() {
        #expect(Timetable().isOpen, "is \(Timetable().delay) late")
    }
}
