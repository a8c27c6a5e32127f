public struct Color {
    public let ink: String

    public init(ink: String) {
        self.ink = ink
    }

    public static let clear = Color(ink: "none")
}
