struct Color {
    static let clear = Color()
}

public struct Pot {
    public var weight = 1
}
