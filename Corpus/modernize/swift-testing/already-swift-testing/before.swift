import Foundation
import Testing

struct RowTests {
    @Test func rows() {
        #expect(Board(timetable: Timetable()).rows.isEmpty)
    }
}
