import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

/// Every row of the tables again, with a comment at each place in turn, with other line ends, and
/// inside other code: no comment is lost, the code is the same, and what can be read stays so.
@Suite struct VariantTests {
  private static let rows =
    RewriteCase.calls + RewriteCase.braces + RewriteCase.layouts + RewriteCase.runs
    + RewriteCase.forms

  @Test(arguments: rows, ["/* c */", "// c\n", " // c\n", "\n/* c\n   d */\n"])
  func keepsComments(_ row: RewriteCase, comment: String) throws {
    let parser = SyntaxParser()
    let tree = parser.parse(row.source)
    let wanted = code(of: Array(row.result.utf8))
    let ready = try ReadyCase(row)
    let matches = try ready.changed(row.source).matches
    for token in tree.tokens where mayStandBefore(token, comment) {
      var bytes = tree.source
      // The grammar reads `.//` and the like as operators.
      let apart = token.previousToken?.text == "." ? " " : ""
      bytes.insert(contentsOf: Array((apart + comment).utf8), at: token.start)
      let variant = String(decoding: bytes, as: UTF8.self)
      let result = try ready.changed(variant)
      // Some comments change how the grammar reads the code around them.
      guard !result.tree.hasError, result.matches == matches else { continue }
      let failures = SelfCheck(result.tree).failures(
        result.text, edits: result.edits, parser: parser)
      let text = String(decoding: result.text, as: UTF8.self)
      let shown: Comment = "\(variant)\n->\n\(text)"
      #expect(failures == [], shown)
      #expect(code(of: result.text) == wanted, shown)
      #expect(!hasTrailingBlanks(text) || hasTrailingBlanks(variant), shown)
    }
  }

  @Test(arguments: rows)
  func keepsLineEndings(_ row: RewriteCase) throws {
    guard !row.source.contains("\r") else { return }
    var variant = row
    variant.source = row.source.replacing("\n", with: "\r\n")
    variant.result = row.result.replacing("\n", with: "\r\n")
    guard variant.source.contains("\r") else { return }
    #expect(try variant.rewritten() == variant.result)
  }

  @Test(arguments: rows)
  func worksInsideOtherCode(_ row: RewriteCase) throws {
    var variant = row
    let unit = row.source.contains("\t") ? "\t" : "    "
    guard !row.source.contains("\n  b\n"), row.source.contains("\n\(unit)") else { return }
    variant.source = "do {\n" + indented(row.source, unit) + "}\n"
    variant.result = "do {\n" + indented(row.result, unit) + "}\n"
    #expect(try variant.rewritten() == variant.result)
  }

  /// The tokens, whatever the indentation of strings and whatever separates statements.
  private func code(of text: [UInt8]) -> [String] {
    SyntaxParser().parse(text).tokens.map { $0.text.replacing(" ", with: "") }
      .filter { $0 != ";" }
  }

  private func indented(_ text: String, _ unit: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : unit + $0 }.joined(separator: "\n")
  }

  /// Where a comment makes the code mean something else, or stands in a literal.
  private func mayStandBefore(_ token: Node, _ comment: String) -> Bool {
    let strings: Set<Kind> = [.lineStringLiteral, .multiLineStringLiteral]
    if let string = token.ancestors.first(where: { strings.contains($0.kind) }) {
      return token.start == string.start
    }
    guard comment.contains("\n") else { return true }
    return !["(", "[", "{"].contains(token.text) && token.previousToken?.text != "return"
      && token.previousToken?.text != "$"
  }

  private func hasTrailingBlanks(_ text: String) -> Bool {
    text.contains(" \n") || text.contains("\t\n")
  }
}
