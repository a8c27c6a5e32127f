import Foundation
import Testing

struct CountingTests {
    static var total = 0

    @Test func count() {
        Self.total += 1
        #expect(Self.total > 0)
    }
}
