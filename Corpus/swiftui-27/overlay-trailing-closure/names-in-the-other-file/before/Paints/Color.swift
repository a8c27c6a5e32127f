public struct Color {
    public let ink: String

    public init(ink: String) { self.ink = ink }

    public func opacity(_ share: Double) -> Color { self }
}
