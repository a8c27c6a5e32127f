import Foundation
import Testing

struct MessageTests {
    @Test func messages() {
        let place = "platform"
        let board = Board(timetable: Timetable())
        #expect(board.rows.isEmpty, Comment(rawValue: place))
        #expect(board.rows.count == 0, Comment(rawValue: place + " 4"))
        #expect(board.rows.first == nil, "on \(place)")
        if board.rows.count > 3 { Issue.record(Comment(rawValue: place)) }
    }
}
