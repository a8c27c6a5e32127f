public struct Color {
    public static let clear = Color()
    public static let red = Color()
}
