import Foundation
import Testing

struct HelperTests {
    @Test func rows() {
        check(Board(timetable: Timetable()), has: 0)
    }

    private func check(
        _ board: Board,
        has count: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(board.rows.count == count, "rows", sourceLocation: sourceLocation)
        checkDelay(board, sourceLocation: sourceLocation)
    }

    private func checkDelay(_ board: Board, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(board.timetable.delay == 0, sourceLocation: sourceLocation)
    }
}
