extension Meter {
    init(number: Int) {
        level = number
        title = "Number"
    }
}
