public struct Meter {
    public var level = 0
}

extension Meter {
    public init(text: String) {
        level = text.count
    }
}
