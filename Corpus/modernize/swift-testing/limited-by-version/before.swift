import Foundation
import XCTest

@available(iOS 16, macOS 13, *)
@MainActor
final class NewTests: XCTestCase {
    func testNew() async throws {
        let rows = try await load()
        XCTAssertEqual(rows, [])
    }

    /// Waits.
    func testOld() async {
        XCTAssertTrue(true)
    }
}
