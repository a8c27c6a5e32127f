import XCTest

final class StrictTests: XCTestCase {
    override func setUp() {
        continueAfterFailure = false
    }

    func testStrict() {
        XCTAssertTrue(true)
    }
}
