import Foundation
import XCTest

final class NameTests: XCTestCase {
    func test_init() {
        XCTAssertEqual(make().apples, 0)
    }

    func test4x() {
        XCTAssertTrue(true)
    }

    func testMake() {
        XCTAssertEqual(make().apples, 0)
    }

    func testMax() {
        XCTAssertEqual(max(make().apples, 1), 1)
    }

    func testing() {
        XCTAssertTrue(true)
    }

    func testDefault() {
        testCalled()
    }

    func testCalled() {
        XCTAssertTrue(true)
    }

    func test_full_basket() {
        let basket = make()
        XCTAssertEqual(basket.apples, 0)
    }

    func testBasket() {
        let basket = make()
        XCTAssertEqual(basket.apples, 0)
    }

    func testURLOfBasket() {
        XCTAssertNil(make().label)
    }

    func testPear() {
        XCTAssertTrue(true)
    }

    func test_pear() {
        XCTAssertTrue(true)
    }

    private func make() -> Basket { Basket() }
    private func testHelper() {}
}
