import XCTest

final class LoadingTests: XCTestCase {
    override func tearDown() async throws {
        _ = try await load()
    }

    func testNothing() {
        XCTAssertTrue(true)
    }
}
