import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

/// Copies of captured code.
@Suite struct CopyTests {
  /// Code with a marked piece, and what its copy is.
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var copy: String
    /// What changes in the copy, as pattern and template.
    var change: (pattern: String, template: String)?

    init(_ source: String, _ copy: String, _ change: (String, String)? = nil) {
      self.source = source
      self.copy = copy
      self.change = change
    }

    var testDescription: String { source }
  }

  @Test(arguments: rows)
  func copies(_ row: Row) throws {
    let (tree, nodes) = try RemovalCase.nodes(row.source)
    let rewriter = Rewriter(RewriteContext(tree: tree))
    let capture = nodes.count == 1 ? Capture.node(nodes[0]) : .run(nodes, offset: nodes[0].start)
    #expect(rewriter.copy(of: capture, making: try units(row, nodes, rewriter)) == row.copy)
  }

  private func units(_ row: Row, _ nodes: [Node], _ rewriter: Rewriter) throws -> [RewriteUnit] {
    guard let change = row.change else { return [] }
    let pattern = try Pattern(parsing: change.pattern)
    let template = try Template(parsing: change.template, placeholders: Set(pattern.names))
    return try nodes.flatMap { Matcher.pattern(pattern).matches(in: $0) }.map { match in
      RewriteUnit(
        derivation: Derivation(
          codemod: "test", rule: 0, position: LinePosition(line: 1, column: 1), captures: [:]),
        place: match.range, changes: try rewriter.rewrite(match, to: template))
    }
  }

  static let rows = [
    Row("f(«a»)", "a"),
    Row("do {\n  «a {\n    b()\n\n    c()\n  }»\n}\n", "a {\n  b()\n\n  c()\n}"),
    Row("do {\n\t«a {\n\t\tb()\n\t}»\n}\n", "a {\n\tb()\n}"),
    Row("do {\r\n  «a {\r\n    b()\r\n  }»\r\n}\r\n", "a {\r\n  b()\r\n}"),
    Row("do {\n  x(); «a {\n    b()\n  }»\n}\n", "a {\n  b()\n}"),
    Row(
      "do {\n  «a(\"\"\"\n    b\n\n      c\n    \"\"\")»\n}\n", "a(\"\"\"\n  b\n\n    c\n  \"\"\")"),
    // Without comments.
    Row("«a(/* one */ 1, 2) // two»\n", "a(1, 2)"),
    Row(
      "«a {\n  // one\n  b() // two\n  /* three\n     four */\n  c()\n}»\n", "a {\n  b()\n  c()\n}"),
    Row("«a {\n  b()\n\n  // one\n\n  c()\n}»\n", "a {\n  b()\n\n  c()\n}"),
    Row("«a {\n  b() /* one */\n  /* two */ c()\n}»\n", "a {\n  b()\n  c()\n}"),
    Row("«a/* one */+/* two */ b»\n", "a + b"),
    Row("«a/* one */(1 /* two */)/* x */.b»\n", "a(1).b"),
    Row("«a {\n  // one\n}»\n", "a {\n}"),
    Row("«a(\"// b /* c */\")»\n", "a(\"// b /* c */\")"),
    Row("«a {\r\n  // one\r\n  b()\r\n}»\r\n", "a {\r\n  b()\r\n}"),
    // With changes.
    Row(
      "do {\n  «a.new()\n    .b() // c\n  d(new())»\n}\n", "a.old()\n  .b()\nd(old())",
      ("<#x?#>.new()", "<#x?#>.old()")),
    Row("«a(new(new(1)))»\n", "a(old(old(1)))", ("new(<#x#>)", "old(<#x#>)")),
    Row(
      "do {\n  «a\n    .new(1) // one\n    .b()»\n}\n", "a\n  .b()", ("<#x#>.new(<#_#>)", "<#x#>")),
  ]

  @Test("Computed text is its own copy")
  func text() {
    let rewriter = Rewriter(RewriteContext(tree: SyntaxParser().parse("a\n")))
    #expect(rewriter.copy(of: .text("b // c"), making: []) == "b // c")
  }

  @Test("Changes that are at odds make no copy")
  func conflict() throws {
    let (tree, nodes) = try RemovalCase.nodes("«a(b)»\n")
    let rewriter = Rewriter(RewriteContext(tree: tree))
    let units = ["c", "d"].map { text in
      RewriteUnit(
        derivation: Derivation(
          codemod: "test", rule: 0, position: LinePosition(line: 1, column: 1), captures: [:]),
        place: nodes[0].range,
        changes: [Change(range: nodes[0].range, pieces: [.text(Array(text.utf8))])])
    }
    #expect(rewriter.copy(of: .node(nodes[0]), making: units) == nil)
  }
}
