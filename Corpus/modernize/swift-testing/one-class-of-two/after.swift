import Testing
import XCTest

final class FastTests: XCTestCase {
    func testFast() {
        measure { Timetable().close() }
    }
}

struct RightTests {
    @Test func right() {
        #expect(Timetable().departures == [])
    }
}
