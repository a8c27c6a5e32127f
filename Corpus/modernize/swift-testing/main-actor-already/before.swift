import SwiftUI
import XCTest

@MainActor
final class DelayTests: XCTestCase {
    func testOnTime() {
        XCTAssertEqual(Timetable().delay, 0)
    }
}
