import TextEditing
import Testing

/// Which words may stand in a text.
@Suite struct WordFilterTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("fetch(load)", "load", true), ("fetch(load)", "fetch", true),
    ("fetch(load)", "loa", false), ("fetch(load)", "oad", false), ("preload", "load", false),
    ("a_b c1", "a_b", true), ("a_b c1", "c1", true), ("a_b c1", "a", false), ("x", "x", true),
    // Several words, in whatever order; signs between them do not matter.
    ("a.b", "b a", true), ("a.b", "a.c", false), ("@objc func f", "@objc", true),
    // Of a name with other letters the parts count.
    ("let größe = 1", "größe", true), ("let größe = 1", "grün", false), ("a≤load", "load", true),
  ])
  func mayHold(text: String, words: String, isThere: Bool) {
    #expect(WordFilter(Array(text.utf8)).mayHold(words.utf8) == isThere)
  }

  @Test func everyWordOfALongTextIsFoundAndFewOthers() {
    let words = (0..<5_000).map { "word\($0)x" }
    let filter = WordFilter(Array(words.joined(separator: " ").utf8))
    #expect(words.allSatisfy { filter.mayHold($0.utf8) })
    let others = (0..<5_000).count { filter.mayHold("other\($0)".utf8) }
    #expect(others < 250, "\(others) of 5000 words that are not there")
  }
}
