extension Meter {
    public init(text: String) {
        title = text
    }
}
