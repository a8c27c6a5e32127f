extension Meter {
    init(title: String) {
        peak = 0
        self.title = title
    }
}
