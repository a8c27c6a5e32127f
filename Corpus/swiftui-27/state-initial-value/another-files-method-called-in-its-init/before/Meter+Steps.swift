extension Meter {
    private func step() -> Int {
        title.count
    }

    init(steps: Int) {
        title = "Steps"
        level = step()
    }
}
