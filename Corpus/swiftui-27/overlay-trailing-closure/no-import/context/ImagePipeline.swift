public struct Picture {
    public enum Place { case center }

    public func overlay(_ layer: some Layer) -> Picture { self }
    public func background(_ layer: some Layer, alignment: Place) -> Picture { self }
}

public protocol Layer {}

public struct Text: Layer {
    public init(_ text: String) {}
}

public struct Rectangle: Layer {
    public init() {}
}

public struct Color: Layer {
    public static let red = Color()

    public func opacity(_ share: Double) -> Color { self }
}
