import Kit

public struct Desk {
    public let meter = Meter()
    public init() {}
}
