/// What is glued onto a box.
public struct Label {
    let lines: [String]

    public init(title: () -> String, icon: () -> String) {
        lines = [title(), icon()]
    }

    // Only the press itself makes these.
    init(_ title: String, systemImage: String) {
        lines = [title, systemImage]
    }
}
