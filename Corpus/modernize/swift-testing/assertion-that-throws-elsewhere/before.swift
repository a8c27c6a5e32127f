import Foundation
import XCTest

final class DelayTests: XCTestCase {
    let timetable = Timetable()

    func testDelays() throws {
        try ["Olten", "Bern"].forEach { name in
            XCTAssertEqual(try timetable.next(), name)
        }
    }
}

final class TrackTests: XCTestCase {
    let timetable = Timetable()

    func testTracks() {
        check("Olten")
    }

    private func check(_ name: String) {
        XCTAssertEqual(try timetable.next(), name)
    }
}
