import Foundation
import XCTest

final class CountingTests: XCTestCase {
    static var total = 0

    func testCount() {
        Self.total += 1
        XCTAssertGreaterThan(Self.total, 0)
    }
}
