import XCTest

final class Signal {
    func stop() { XCTFail("nobody stops") }
}

final class SignalTests: XCTestCase {
    func testGo() {
        let signal = Signal()
        XCTAssertNotNil(signal)
    }
}
