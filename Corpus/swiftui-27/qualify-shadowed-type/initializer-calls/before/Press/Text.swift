/// A text to be printed.
public struct Text {
    let letters: String

    public init(_ letters: String) {
        self.letters = letters
    }
}
