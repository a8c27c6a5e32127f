import Foundation
import XCTest

struct Roster {
    let trains: [String: Int]

    init?(text: String) throws {
        guard !text.isEmpty else { return nil }
        trains = [text: 1]
    }

    func platform(of train: String) throws -> Int? { trains[train] }
    func delay(of train: String) -> Int? { nil }
}

func loadRoster() throws -> Roster? { try Roster(text: "IC 5") }

final class RosterTests: XCTestCase {
    func testPlatforms() throws {
        let roster = try XCTUnwrap(loadRoster(), "none")
        let other = try XCTUnwrap(try Roster(text: "IC 6"))
        XCTAssertEqual(try XCTUnwrap(roster.platform(of: "IC 5")), 1)
        // on time
        XCTAssertEqual(try XCTUnwrap(roster.delay(of: "IC 5")), 0)
        XCTAssertEqual(other.trains.count, 1)
    }
}
