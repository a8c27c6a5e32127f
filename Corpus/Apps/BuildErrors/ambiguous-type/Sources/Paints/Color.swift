/// The color of a marked trail.
public struct Color: Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public static let red = Color(name: "red")
    public static let clear = Color(name: "none")
}
