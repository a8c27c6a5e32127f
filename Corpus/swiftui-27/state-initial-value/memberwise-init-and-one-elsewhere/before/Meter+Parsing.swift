extension Meter {
    init(number: Int) {
        title = "Number"
        level = number
    }
}
