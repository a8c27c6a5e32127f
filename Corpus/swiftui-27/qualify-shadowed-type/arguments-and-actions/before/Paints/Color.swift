public struct Color: Equatable {
    public static let clear = Color()
    public static let red = Color()
}
