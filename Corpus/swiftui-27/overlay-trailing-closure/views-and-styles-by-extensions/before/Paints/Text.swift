public struct Text {
    public init(_ text: String) {}
}
