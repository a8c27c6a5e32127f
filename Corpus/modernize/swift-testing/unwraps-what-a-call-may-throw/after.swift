import Foundation
import Testing

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

struct TimetableTests {
    @Test func platforms() throws {
        let timetable = try #require(try loadTimetable(), "none")
        let other = try #require(try Timetable(text: "IC 6"))
        #expect(try #require(try timetable.platform(of: "IC 5")) == 1)
        // on time
        #expect(try #require(timetable.delay(of: "IC 5")) == 0)
        #expect(try #require(other.first) == "IC 6")
    }
}
