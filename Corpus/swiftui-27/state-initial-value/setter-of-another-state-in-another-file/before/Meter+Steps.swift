extension Meter {
    init(steps: Int) {
        title = "Steps"
        peak = steps
        level = steps
    }
}
