import Foundation
import Testing

struct CountingTests {
    static var count = 0

    @Test func testCount() {
        Self.count += 1
        #expect(Self.count > 0)
    }
}
