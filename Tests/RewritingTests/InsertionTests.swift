import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

@Suite struct InsertionTests {
  /// A source with a marked node, a text, and the results of putting it before and behind.
  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var text: String
    var before: String
    var after: String

    var testDescription: String { source }
  }

  private func result(of change: Change, in tree: SyntaxTree) -> String {
    let unit = RewriteUnit(
      derivation: Derivation(
        codemod: "test", rule: 0, position: LinePosition(line: 1, column: 1), captures: [:]),
      place: change.range, changes: [change])
    return String(
      decoding: ChangeSet([unit], in: RewriteContext(tree: tree)).result, as: UTF8.self)
  }

  @Test(arguments: rows)
  func inserts(_ row: Row) throws {
    let (tree, nodes) = try RemovalCase.nodes(row.source)
    let rewriter = Rewriter(RewriteContext(tree: tree))
    let node = nodes[0]
    #expect(result(of: rewriter.insert(row.text, before: node), in: tree) == row.before)
    #expect(result(of: rewriter.insert(row.text, after: node), in: tree) == row.after)
  }

  static let rows = [
    Row(
      source: "do {\n  «b()»\n}\n", text: "x()", before: "do {\n  x()\n  b()\n}\n",
      after: "do {\n  b()\n  x()\n}\n"),
    Row(
      source: "do { «b()» }\n", text: "x()", before: "do { x(); b() }\n",
      after: "do { b(); x() }\n"),
    Row(
      source: "do\r\n{\r\n\t«b()»\r\n}\r\n", text: "x()",
      before: "do\r\n{\r\n\tx()\r\n\tb()\r\n}\r\n", after: "do\r\n{\r\n\tb()\r\n\tx()\r\n}\r\n"),
    Row(
      source: "// why\n«b()» // what\nc()\n", text: "x()",
      before: "x()\n// why\nb() // what\nc()\n",
      after: "// why\nb() // what\nx()\nc()\n"),
    Row(source: "«b()»", text: "x()", before: "x()\nb()", after: "b()\nx()"),
    Row(
      source: "a()\n«b()»; c()\n", text: "x()", before: "a()\nx()\nb(); c()\n",
      after: "a()\nb(); x(); c()\n"),
    Row(
      source: "struct A {\n  «var b = 1»\n}\n", text: "func c() {\n    d()\n}",
      before: "struct A {\n  func c() {\n    d()\n  }\n  var b = 1\n}\n",
      after: "struct A {\n  var b = 1\n  func c() {\n    d()\n  }\n}\n"),
    Row(
      source: "f(«b»)\n", text: ".c", before: "f(.c b)\n", after: "f(b.c)\n"),
    Row(source: "f(«.b»)\n", text: "C", before: "f(C.b)\n", after: "f(.b C)\n"),
    Row(source: "f(«b», c)\n", text: "any", before: "f(any b, c)\n", after: "f(b any, c)\n"),
  ]

  @Test(
    arguments: [
      ("import A\nimport C\n\nlet a = 1\n", "import A\nimport B\nimport C\n\nlet a = 1\n"),
      ("import C\nimport A\n", "import C\nimport A\nimport B\n"),
      ("import C\n", "import B\nimport C\n"),
      ("import A // why\nlet a = 1\n", "import A // why\nimport B\nlet a = 1\n"),
      ("import B\n", nil),
      ("@testable import B\n", nil),
      ("import struct B.C\n", "import B\nimport struct B.C\n"),
      (
        "#if X\nimport B\n#endif\nimport A\nlet a = 1\n",
        "#if X\nimport B\n#endif\nimport A\nimport B\nlet a = 1\n"
      ),
      ("import A\n#if X\nimport B\n#endif\n", "import A\nimport B\n#if X\nimport B\n#endif\n"),
      ("let a = 1\n", "import B\n\nlet a = 1\n"),
      (
        "// File\n// by me\n\n/// About a.\nlet a = 1\n",
        "// File\n// by me\n\nimport B\n\n/// About a.\nlet a = 1\n"
      ),
      ("// File\nlet a = 1\n", "// File\n\nimport B\n\nlet a = 1\n"),
      ("/// About a.\nlet a = 1\n", "import B\n\n/// About a.\nlet a = 1\n"),
      ("", "import B\n"),
      ("// File", "// File\nimport B\n"),
      ("import A", "import A\nimport B"),
      ("import A\r\nlet a = 1\r\n", "import A\r\nimport B\r\nlet a = 1\r\n"),
    ] as [(String, String?)])
  func addsImport(_ source: String, _ wanted: String?) {
    let tree = SyntaxParser().parse(source)
    let change = Rewriter(RewriteContext(tree: tree)).addImport("B")
    #expect(change.map { result(of: $0, in: tree) } == wanted)
  }
}
