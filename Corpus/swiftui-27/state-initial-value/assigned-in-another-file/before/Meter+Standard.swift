extension Meter {
    typealias Level = Int

    static let standard = 4

    static func highest() -> Level { 10 }

    init(level: Int) {
        title = "Level"
        self.level = level
        peak = level
    }

    init(peak: Int) {
        self.init(title: "Peak")
        self.peak = peak
        step(by: level)
    }

    private func step(by level: Int) {}
}
