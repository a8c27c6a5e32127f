import Foundation
import XCTest

final class DepartureTests: XCTestCase {
    let timetable = Timetable()

    func testNext() {
        timetable.departures = ["Olten"]
        XCTAssertEqual(try timetable.next(), "Olten") // the first
    }

    func testFirst() async {
        XCTAssertEqual(try XCTUnwrap(timetable.departures.first), "Olten")
    }

    func testCaught() {
        do {
            XCTAssertEqual(try timetable.next(), "Olten")
        } catch {
            XCTFail("none leaves")
        }
    }

    func testClosed() {
        XCTAssertThrowsError(try timetable.next())
        XCTAssertNil(try? timetable.next())
    }

    private func check(_ name: String) throws {
        XCTAssertEqual(try timetable.next(), name)
    }
}
