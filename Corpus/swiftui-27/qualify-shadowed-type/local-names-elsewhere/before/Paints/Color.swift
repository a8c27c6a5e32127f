public struct Color {
    public static let clear = Color()
}
