import Foundation
import Testing

struct TableTests {
    @Test func all() throws {
        let a = Timetable()
        let b = Timetable()
        let number: Int? = 3
        #expect(a === a)
        #expect(a !== b)
        #expect(a.delay > -1)
        #expect(a.delay >= 0)
        #expect(a.delay < 1)
        #expect(a.delay <= 0, "on time")
        #expect(a.departures.first == nil)
        #expect(number != nil)
        #expect(abs(a.delay - 0.05) <= 0.1)
        #expect(abs(a.delay + 1 - (b.delay + 1)) <= 0.1, "both")
        #expect(abs(a.delay - 5) > 0.1)
        #expect(throws: Never.self) { try { a.close() }() }
        let known = try #require(number, "no number")
        #expect(known == (try #require(number)))
        if known > 3 { Issue.record() }
        if known > 4 { Issue.record("\(known) is too much") }
    }
}
