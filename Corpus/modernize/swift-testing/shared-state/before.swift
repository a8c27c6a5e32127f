import Foundation
import XCTest

final class CountingTests: XCTestCase {
    static var count = 0

    func testCount() {
        Self.count += 1
        XCTAssertGreaterThan(Self.count, 0)
    }
}
