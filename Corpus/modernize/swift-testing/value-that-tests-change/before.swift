import Foundation
import XCTest

final class BasketTests: XCTestCase {
    var basket: Basket!

    override func setUpWithError() throws {
        try super.setUpWithError()
        basket = Basket()
    }

    func testAdding() {
        basket.add()
        XCTAssertEqual(basket.apples, 1)
    }
}
