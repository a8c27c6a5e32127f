/// A color that has a name.
public struct Color {
    public static let red = Color(name: "red")

    let name: String

    public func opacity(_ share: Double) -> Color { self }
}
