public struct Meter {
    public let title: String
    public var level = 0

    public init() {
        title = "Meter"
    }
}
