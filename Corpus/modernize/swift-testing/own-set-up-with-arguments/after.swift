import Foundation
import Testing

final class Oven {
    var heat = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    func warm() { heat = min(heat + 50, limit) }
}

final class OvenTests {
    var oven: Oven!

    @Test func heat() {
        setUp(limit: 200)
        oven.warm()
        #expect(oven.heat == 50)
    }

    @Test func limit() {
        self.setUp(limit: 20)
        oven.warm()
        #expect(oven.heat == 20)
    }

    private func setUp(limit: Int) {
        oven = Oven(limit: limit)
    }
}
