import Testing
import TextEditing

@Suite struct TextFormTests {
  @Test(arguments: [
    ("", LineEnding.lf), ("one line", .lf), ("a\nb\nc\r\n", .lf), ("a\r\nb\r\nc\n", .crlf),
    ("a\rb\rc\n", .cr), ("a\r\nb\n", .lf), ("a\rb\r\n", .crlf), ("\r\r\n\r\n", .crlf),
    ("\n\r", .lf),
  ])
  func theDominantLineEnding(text: String, expected: LineEnding) {
    #expect(LineEnding(dominantIn: Array(text.utf8)) == expected)
  }

  @Test func lineEndingsHaveTheirBytes() {
    #expect(LineEnding.allCases.map(\.bytes) == [[10], [13, 10], [13]])
  }

  @Test(arguments: [
    ("", IndentationUnit.spaces(4)),
    ("a\nb\n", .spaces(4)),
    ("f {\n  a\n}\n", .spaces(2)),
    ("f {\n    a\n}\n", .spaces(4)),
    ("f {\n\ta\n}\n", .tab),
    ("f {\r\n  g {\r\n    a\r\n  }\r\n}\r\n", .spaces(2)),
    // A deeper continuation line and a block comment's star are not levels.
    ("f {\n   /*\n    * a\n    */\n   a\n   g {\n      b\n   }\n}\n", .spaces(3)),
    ("f {\n  a\n  b(c,\n    d)\n  e\n}\ng {\n    a\n}\n", .spaces(2)),
    // Blank lines with stray white space show nothing.
    ("f {\n        \n  a\n\t\t\t\n}\n", .spaces(2)),
    ("f {\n\ta\n\tb\n  c\n}\n", .tab),
    ("              a\n", .spaces(4)),
  ])
  func theDominantIndentation(text: String, expected: IndentationUnit) {
    #expect(IndentationUnit(dominantIn: Array(text.utf8)) == expected)
  }

  @Test func indentationUnitsHaveTheirBytes() {
    #expect(IndentationUnit.tab.bytes == [9])
    #expect(IndentationUnit.spaces(2).bytes == [32, 32])
    #expect(IndentationUnit.spaces(0).bytes == [32])
  }
}
