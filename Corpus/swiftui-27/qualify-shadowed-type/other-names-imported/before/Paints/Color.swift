public struct Color {
    public static let clear = Color()
}

public struct Pot {
    public var weight = 1
}

public struct Brush {
    public var width = 1
}
