import Foundation
import XCTest

protocol Listener: AnyObject {
    func left()
}

final class ListenerTests: XCTestCase, Listener {
    func left() {}

    func testListener() {
        weak var listener: (any Listener)? = self
        XCTAssertNotNil(listener)
    }
}
