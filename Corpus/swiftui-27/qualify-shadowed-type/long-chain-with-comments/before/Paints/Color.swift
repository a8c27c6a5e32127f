public struct Color {
    let ink: String

    public static let red = Color(ink: "red")

    /// Adds water.
    public func opacity(_ share: Double) -> Color { self }
}
