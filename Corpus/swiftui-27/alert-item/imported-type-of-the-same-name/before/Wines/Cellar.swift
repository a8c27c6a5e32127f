public struct Cellar {
    public var broken: Int?
    public var isReporting = false

    public init() {}
}
