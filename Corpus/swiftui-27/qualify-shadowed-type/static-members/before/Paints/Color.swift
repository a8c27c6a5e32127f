/// What a pot is filled with.
public struct Color {
    public let ink: String

    public init(ink: String) {
        self.ink = ink
    }

    public static let clear = Color(ink: "none")
    public static let red = Color(ink: "red")
}
