public struct Cell {}

public struct Rule {}

public struct TupleView<Elements> {}

public struct Rows<Content> {
    public let count: Int
}
