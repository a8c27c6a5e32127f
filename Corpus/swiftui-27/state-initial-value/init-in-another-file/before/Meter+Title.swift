extension Meter {
    init(title: String) {
        self.title = title
        peak = 0
    }
}
