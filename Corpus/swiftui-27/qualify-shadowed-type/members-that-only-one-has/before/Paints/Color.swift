public struct Color {
    /// The parts of it.
    public let red: Double
    public let green: Double

    static let blue = Color(red: 0, green: 0)
    public static let black = Color(red: 0, green: 0)
}

extension Color {
    static let gray = Color(red: 0.5, green: 0.5)

    public var teal: Double { green }
}
