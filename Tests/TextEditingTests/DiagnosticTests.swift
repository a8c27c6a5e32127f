import Testing
import TextEditing

@Suite struct DiagnosticTests {
  private func diagnostic(_ line: Int, _ column: Int) -> Diagnostic {
    Diagnostic(
      path: "a.yml", position: LinePosition(line: line, column: column), message: "unknown key")
  }

  @Test func theHeadlineReadsAsCompilersWriteIt() {
    #expect(diagnostic(3, 5).headline == "a.yml:3:5: error: unknown key")
    #expect(
      Diagnostic(.warning, path: "b.yml", message: "empty").headline == "b.yml: warning: empty")
    #expect(Diagnostic(.note, path: "b.yml", message: "here").rendered() == "b.yml: note: here")
  }

  @Test func adviceFollowsIndented() {
    var full = diagnostic(1, 1)
    full.advice = ["did you mean 'match'?", "keys: match, rewrite"]
    #expect(
      full.rendered() == """
        a.yml:1:1: error: unknown key
          did you mean 'match'?
          keys: match, rewrite
        """)
  }

  @Test(arguments: [
    ("a\nmatsch: x\n", 2, 1, "  matsch: x\n  ^"),
    ("a\n\tb: x\r\nc", 2, 2, "  \tb: x\n  \t^"),
    // A column counts bytes: é has two, 猫 has three and takes two cells.
    ("é猫: x", 1, 6, "  é猫: x\n     ^"),
    // Columns beyond the line point behind its last character.
    ("ab", 1, 99, "  ab\n    ^"),
    ("ab", 1, -4, "  ab\n  ^"),
    // An escape sequence in the source does not reach the terminal.
    ("a\u{1B}[31mb", 1, 7, "  a\u{FFFD}[31mb\n        ^"),
  ])
  func theSourceLineHasACaret(source: String, line: Int, column: Int, expected: String) {
    #expect(
      diagnostic(line, column).rendered(source: Array(source.utf8))
        == "a.yml:\(line):\(column): error: unknown key\n" + expected)
  }

  @Test(arguments: [
    ("", 1), ("a\n \n", 2), ("a", 7), ("a", 0), ("a\n" + String(repeating: "x", count: 500), 2),
  ])
  func withoutAReadableLineTheHeadlineStandsAlone(source: String, line: Int) {
    #expect(
      diagnostic(line, 1).rendered(source: Array(source.utf8))
        == "a.yml:\(line):1: error: unknown key")
  }

  @Test func theOrderIsThatOfTheFiles() {
    let whole = Diagnostic(path: "a.yml", message: "z")
    let other = Diagnostic(path: "b.yml", position: LinePosition(line: 1, column: 1), message: "a")
    let sorted = [other, diagnostic(10, 1), diagnostic(9, 2), diagnostic(9, 1), whole].sorted()
    #expect(sorted == [whole, diagnostic(9, 1), diagnostic(9, 2), diagnostic(10, 1), other])
  }
}
