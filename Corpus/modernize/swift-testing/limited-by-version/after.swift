import Foundation
import Testing

@MainActor
struct NewTests {
    @available(iOS 16, macOS 13, *) @Test func new() async throws {
        let rows = try await load()
        #expect(rows == [])
    }

    /// Waits.
    @available(iOS 16, macOS 13, *) @Test func old() async {
        #expect(true)
    }
}
