public struct Color {
    public let ink: String

    public static let clear = Color(ink: "none")
}
