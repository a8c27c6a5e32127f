import Foundation
import Testing

struct NameTests {
    @Test func test_init() {
        #expect(make().apples == 0)
    }

    @Test func test4x() {
        #expect(true)
    }

    @Test func testMake() {
        #expect(make().apples == 0)
    }

    @Test func testMax() {
        #expect(max(make().apples, 1) == 1)
    }

    @Test func testing() {
        #expect(true)
    }

    @Test func testDefault() {
        testCalled()
    }

    @Test func testCalled() {
        #expect(true)
    }

    @Test func full_basket() {
        let basket = make()
        #expect(basket.apples == 0)
    }

    @Test func basket() {
        let basket = make()
        #expect(basket.apples == 0)
    }

    @Test func urlOfBasket() {
        #expect(make().label == nil)
    }

    @Test func testPear() {
        #expect(true)
    }

    @Test func test_pear() {
        #expect(true)
    }

    private func make() -> Basket { Basket() }
    private func testHelper() {}
}
