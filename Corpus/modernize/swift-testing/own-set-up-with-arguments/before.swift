import Foundation
import XCTest

final class Oven {
    var heat = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    func warm() { heat = min(heat + 50, limit) }
}

final class OvenTests: XCTestCase {
    var oven: Oven!

    func testHeat() {
        setUp(limit: 200)
        oven.warm()
        XCTAssertEqual(oven.heat, 50)
    }

    func testLimit() {
        self.setUp(limit: 20)
        oven.warm()
        XCTAssertEqual(oven.heat, 20)
    }

    private func setUp(limit: Int) {
        oven = Oven(limit: limit)
    }
}
