extension Meter {
    init(steps: Int) {
        #if os(iOS)
        level = steps
        #endif
        title = "Steps"
    }
}
