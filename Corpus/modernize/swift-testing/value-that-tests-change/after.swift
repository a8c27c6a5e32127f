import Foundation
import Testing

final class BasketTests {
    var basket: Basket!

    init() throws {
        basket = Basket()
    }

    @Test func adding() {
        basket.add()
        #expect(basket.apples == 1)
    }
}
