extension Meter {
    init(steps: Int) {
        title = "From \(level)"
        level = steps
    }
}
