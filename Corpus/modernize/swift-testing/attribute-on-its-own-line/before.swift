import Foundation
import XCTest

@MainActor
class KettleTests: XCTestCase {
    var level = 0

    func testFilling() {
        level += 1
        XCTAssertEqual(level, 1)
    }
}
