import Foundation
import XCTest

struct Timetable {
    let trains: [String: Int]

    init?(text: String) throws {
        guard !text.isEmpty else { return nil }
        trains = [text: 1]
    }

    func platform(of train: String) throws -> Int? { trains[train] }
    func delay(of train: String) -> Int? { nil }
    var first: String? { get throws { trains.keys.first } }
}

func loadTimetable() throws -> Timetable? { try Timetable(text: "IC 5") }

final class TimetableTests: XCTestCase {
    func testPlatforms() throws {
        let timetable = try XCTUnwrap(loadTimetable(), "none")
        let other = try XCTUnwrap(try Timetable(text: "IC 6"))
        XCTAssertEqual(try XCTUnwrap(timetable.platform(of: "IC 5")), 1)
        // on time
        XCTAssertEqual(try XCTUnwrap(timetable.delay(of: "IC 5")), 0)
        XCTAssertEqual(try XCTUnwrap(other.first), "IC 6")
    }
}
