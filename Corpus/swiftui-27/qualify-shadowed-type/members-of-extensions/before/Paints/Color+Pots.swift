extension Color {
    public static let red = Color(ink: "red")
    static let green = Color(ink: "green")
}

public extension Color {
    static let blue = Color(ink: "blue")
    private static let black = Color(ink: "black")
}
