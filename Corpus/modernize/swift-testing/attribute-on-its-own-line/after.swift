import Foundation
import Testing

@MainActor
final class KettleTests {
    var level = 0

    @Test func filling() {
        level += 1
        #expect(level == 1)
    }
}
