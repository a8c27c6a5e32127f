import Foundation
import XCTest

final class PlatformTests: XCTestCase {
    @available(iOS 17, macOS 14, *)
    func testDelay() {
        XCTAssertEqual(Timetable().delay, 0)
    }

    @MainActor func testOpen() {
        XCTAssertTrue(Timetable().isOpen, "is \(Timetable().delay) late")
    }
}
