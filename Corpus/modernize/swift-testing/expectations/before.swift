import XCTest

final class WaitingTests: XCTestCase {
    func testWaiting() {
        let done = expectation(description: "done")
        DispatchQueue.main.async { done.fulfill() }
        wait(for: [done], timeout: 1)
        XCTAssertTrue(true)
    }
}
