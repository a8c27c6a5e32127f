import Foundation
import Testing

struct DepartureTests {
    let timetable = Timetable()

    @Test func next() throws {
        timetable.departures = ["Olten"]
        #expect(try timetable.next() == "Olten") // the first
    }

    @Test func first() async throws {
        #expect(try #require(timetable.departures.first) == "Olten")
    }

    @Test func caught() {
        do {
            #expect(try timetable.next() == "Olten")
        } catch {
            Issue.record("none leaves")
        }
    }

    @Test func closed() {
        #expect(throws: (any Error).self) { try timetable.next() }
        #expect((try? timetable.next()) == nil)
    }

    private func check(_ name: String) throws {
        #expect(try timetable.next() == name)
    }
}
