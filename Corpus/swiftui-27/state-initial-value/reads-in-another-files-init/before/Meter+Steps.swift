extension Meter {
    init(steps: Int) {
        title = "Steps"
        print(level)
        level = steps
    }
}
