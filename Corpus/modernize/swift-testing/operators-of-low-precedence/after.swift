import Foundation
import Testing

struct PrecedenceTests {
    let basket: Basket? = Basket()

    @Test func operators() throws {
        let count = basket?.apples
        let isFull = false
        #expect(!(count ?? 0 > 3 && isFull))
        #expect(!isFull)
        #expect(count ?? 1 == 0)
        #expect((isFull ? 1 : 2) == (isFull ? 3 : 2))
        #expect(isFull || count == 0)
        #expect(1 + 1 == 4 - 2)
        #expect((isFull == false) == (count == 0))
    }

    @Test func effects() throws {
        let timetable = Timetable()
        timetable.departures = ["Olten"]
        #expect("Olten" == (try timetable.next()))
        #expect(try timetable.next() == (try timetable.next()))
        #expect((try? timetable.next()) != nil)
        #expect(!(try timetable.next().isEmpty))
    }
}
