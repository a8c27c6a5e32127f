import Foundation
import Testing

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

struct RosterTests {
    @Test func platforms() throws {
        let roster = try #require(try loadRoster(), "none")
        let other = try #require(try Roster(text: "IC 6"))
        #expect(try #require(try roster.platform(of: "IC 5")) == 1)
        // on time
        #expect(try #require(roster.delay(of: "IC 5")) == 0)
        #expect(other.trains.count == 1)
    }
}
