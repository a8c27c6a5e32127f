import QueryLanguage
import Testing

@testable import Rewriting

/// Compiler messages with holes.
@Suite struct MessagePatternTests {
  @Test(
    "What fits",
    arguments: [
      ("no holes", "no holes", true),
      ("no holes", "no holes here", false),
      ("no holes", "no hole", false),
      ("variable '{_}' used", "variable 'self.name' used", true),
      ("variable '{_}' used", "variable '' used", true),
      ("variable '{_}' used", "variable 'self.name' used before", false),
      ("{_} requires 'A'", "type 'B' requires 'A'", true),
      ("{_} requires 'A'", "type 'B' requires 'AB'", false),
      ("use of '{_}", "use of 'red'", true),
      ("a{_}b{_}c", "abc", true),
      ("a{_}b{_}c", "a b b c", true),
      ("a{_}b{_}c", "acb", false),
      // What stands for one hole's end must not stand for the other's as well.
      ("ab{_}ba", "aba", false),
      ("ab{_}ba", "abba", true),
      ("a{_}bc{_}bc", "a bc", false),
      ("a{_}bc{_}bc", "a bcbc", true),
      ("{_}é{_}", "caf\u{E9} au lait", true),
      ("a{{b}}{_}", "a{b} and more", true),
      // Some tools begin messages with a capital letter.
      ("variable {_}", "Variable x", true),
      ("Undefined {_}", "undefined x", true),
      ("variable {_}", "VARIABLE x", false),
    ])
  func fits(pattern: String, message: String, expected: Bool) throws {
    let pattern = try MessagePattern(parsing: pattern)
    #expect(pattern.fits(Array(message.utf8)) == expected)
  }

  @Test(
    "Holes for captures have the captures' texts",
    arguments: [
      ("redeclaration of '_count'", true),
      ("redeclaration of '_counter'", false),
      ("redeclaration of 'count'", false),
    ])
  func captures(message: String, expected: Bool) throws {
    let pattern = try MessagePattern(parsing: "redeclaration of '_{name}'")
    #expect(pattern.fits(Array(message.utf8)) { $0 == "name" ? "count" : nil } == expected)
    #expect(pattern.holes.map(\.name) == ["name"])
    #expect(pattern.holes.map(\.offset) == [19])
  }

  @Test(
    "Mistakes have places",
    arguments: [
      ("a {name", "this `{` is not closed; write `{{` for a brace", 2),
      ("a b} c", "this `}` closes nothing; write `}}` for a brace", 3),
      ("é {}", "a hole is `{_}` or the name of a capture in braces", 3),
      ("a {b c}", "a hole is `{_}` or the name of a capture in braces", 2),
      ("{_}{_}", "only holes would fit every message; write some of its text", 0),
      ("{_}", "only holes would fit every message; write some of its text", 0),
    ])
  func mistakes(text: String, message: String, offset: Int) {
    #expect(throws: PatternError(message, at: offset)) { try MessagePattern(parsing: text) }
  }
}
