import SwiftUI

extension Meter {
    typealias Level = Int

    static let standard = 4

    static func highest() -> Level { 10 }

    init(level: Int) {
        _level = State(initialValue: level)
        self._peak = .init(wrappedValue: level)
        title = "Level"
    }

    init(peak: Int) {
        self.init(title: "Peak")
        self.peak = peak
        step(by: level)
    }

    private func step(by level: Int) {}
}
