/// Boxes that go together.
public struct Group<Content> {
    let content: Content

    public init(content: () -> Content) {
        self.content = content()
    }
}

public struct Section<Content> {
    let content: Content

    public init(header: String, content: () -> Content) {
        self.content = content()
    }
}
