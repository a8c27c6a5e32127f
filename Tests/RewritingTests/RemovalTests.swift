import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

/// A source in which `«` and `»` mark the code around which something goes.
struct RemovalCase: CustomTestStringConvertible, Sendable {
  var removal: Removal
  var source: String
  var result: String

  var testDescription: String { "\(removal): \(source)" }

  /// The nodes between the marks, in the tree of the source without them.
  static func nodes(_ marked: String) throws -> (tree: SyntaxTree, nodes: [Node]) {
    let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
    let rest = try #require(parts.last).split(separator: "»", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let range = start..<start + rest[0].utf8.count
    let tree = SyntaxParser().parse(String(parts[0] + rest[0] + rest[1]))
    var nodes: [Node] = []
    var end = range.lowerBound
    for node in tree.root.descendants
    where node.start >= end && node.end <= range.upperBound && !node.range.isEmpty {
      nodes.append(node)
      end = node.end
    }
    return (tree, nodes)
  }
}

@Suite struct RemovalTests {
  @Test(arguments: statements + declarations + arguments + attributes)
  func removes(_ row: RemovalCase) throws {
    let (tree, nodes) = try RemovalCase.nodes(row.source)
    let context = RewriteContext(tree: tree)
    let changes = try #require(Rewriter(context).remove(row.removal, around: nodes))
    let unit = RewriteUnit(
      derivation: Derivation(
        codemod: "test", rule: 0, position: tree.lines.position(at: 0), captures: [:]),
      place: nodes[0].range, changes: changes)
    let set = ChangeSet([unit], in: context)
    let result = String(decoding: set.result, as: UTF8.self)
    #expect(result == row.result)
    #expect(
      SelfCheck(tree, removing: set.removedComments).failures(
        set.result, edits: set.edits, parser: SyntaxParser()) == [])
  }

  @Test func hasNothingAround() throws {
    let (tree, nodes) = try RemovalCase.nodes("let a = «b»\n")
    let rewriter = Rewriter(RewriteContext(tree: tree))
    #expect(rewriter.remove(.argument, around: nodes) == nil)
    #expect(rewriter.remove(.attribute, around: nodes) == nil)
  }

  static let statements: [RemovalCase] = [
    .init(removal: .statement, source: "a()\n«b»()\nc()\n", result: "a()\nc()\n"),
    .init(removal: .statement, source: "a()\n«b»() // why\nc()\n", result: "a()\n// why\nc()\n"),
    .init(
      removal: .statement, source: "a()\n// why\n«b»()\nc()\n", result: "a()\n// why\nc()\n"),
    .init(removal: .statement, source: "a()\n\n«b»()\n\nc()\n", result: "a()\n\nc()\n"),
    .init(
      removal: .statement, source: "a()\r\n\r\n«b»()\r\n\r\nc()\r\n", result: "a()\r\n\r\nc()\r\n"),
    .init(
      removal: .statement, source: "do {\n  «b»()\n\n  c()\n}\n", result: "do {\n  c()\n}\n"),
    .init(
      removal: .statement, source: "do {\n  a()\n\n  «b»()\n}\n", result: "do {\n  a()\n}\n"),
    .init(removal: .statement, source: "do {\n\t«b»()\n}\n", result: "do {\n}\n"),
    .init(removal: .statement, source: "do { «b»() }\n", result: "do {}\n"),
    .init(removal: .statement, source: "do { «b»(); c() }\n", result: "do { c() }\n"),
    .init(removal: .statement, source: "do { a(); «b»() }\n", result: "do { a() }\n"),
    .init(removal: .statement, source: "a(); «b»()\nc()\n", result: "a()\nc()\n"),
    .init(
      removal: .statement, source: "do { a(); /* why */ «b»() }\n",
      result: "do { a() /* why */ }\n"),
    .init(
      removal: .statement, source: "do { «b»() /* why */; c() }\n",
      result: "do { /* why */ c() }\n"),
    .init(removal: .statement, source: "a()\n«b»();\nc()\n", result: "a()\nc()\n"),
    .init(removal: .statement, source: "«b»()\nc()\n", result: "c()\n"),
    .init(removal: .statement, source: "«b»()\n\nc()\n", result: "c()\n"),
    .init(removal: .statement, source: "a()\n«b»()\n", result: "a()\n"),
    .init(removal: .statement, source: "a()\n«b»()", result: "a()"),
    .init(removal: .statement, source: "«b»()", result: ""),
    .init(
      removal: .statement, source: "  a()\n  «b»(\n    1, // one\n    /* two */ 2\n  )\n  c()\n",
      result: "  a()\n  // one\n  /* two */\n  c()\n"),
    .init(
      removal: .statement, source: "f { «b»(/* why */) }\n", result: "f { /* why */ }\n"),
    .init(
      removal: .match, source: "a()\n«b()\nc()»\nd()\n", result: "a()\nd()\n"),
  ]

  static let declarations: [RemovalCase] = [
    .init(
      removal: .declaration,
      source: "struct A {\n  /// About b.\n  @W private var «b» = false\n  var c = 1\n}\n",
      result: "struct A {\n  var c = 1\n}\n"),
    .init(
      removal: .declaration,
      source: "struct A {\n  var a = 1\n\n  // MARK: B\n\n  // why\n  /// About b.\n  /// More.\n"
        + "  var «b» = 1 // what\n}\n",
      result: "struct A {\n  var a = 1\n\n  // MARK: B\n\n  // why\n  // what\n}\n"),
    .init(
      removal: .declaration, source: "struct A {\n  @W\n  private var «b» = false\n}\n",
      result: "struct A {\n}\n"),
    .init(
      removal: .declaration, source: "struct A {\n\n  var «b» = 1\n\n  var c = 1\n}\n",
      result: "struct A {\n\n  var c = 1\n}\n"),
    .init(
      removal: .declaration, source: "import A\nimport «B» // why\nimport C\n",
      result: "import A\n// why\nimport C\n"),
  ]

  static let arguments: [RemovalCase] = [
    .init(removal: .argument, source: "f(«a», b: 1)\n", result: "f(b: 1)\n"),
    .init(removal: .argument, source: "f(a, b: «1»)\n", result: "f(a)\n"),
    .init(removal: .argument, source: "f(a, b: «1», c)\n", result: "f(a, c)\n"),
    .init(removal: .argument, source: "f(«a»)\n", result: "f()\n"),
    .init(removal: .argument, source: "f(\n  «a»\n)\n", result: "f()\n"),
    .init(
      removal: .argument, source: "f(\n  a,\n  b: «1»,\n  c\n)\n", result: "f(\n  a,\n  c\n)\n"),
    .init(removal: .argument, source: "f(\n  a,\n  b: «1»\n)\n", result: "f(\n  a\n)\n"),
    .init(
      removal: .argument, source: "f(\n  «a», // why\n  b\n)\n", result: "f(\n  // why\n  b\n)\n"),
    .init(
      removal: .argument, source: "f(\n  a,\n  «b» // why\n)\n", result: "f(\n  a // why\n)\n"),
    .init(removal: .argument, source: "f(a, /* why */ «b»)\n", result: "f(a /* why */)\n"),
  ]

  static let attributes: [RemovalCase] = [
    .init(removal: .attribute, source: "«@A» var b = 1\n", result: "var b = 1\n"),
    .init(removal: .attribute, source: "@B «@A» var b = 1\n", result: "@B var b = 1\n"),
    .init(removal: .attribute, source: "  «@A»\n  var b = 1\n", result: "  var b = 1\n"),
    .init(
      removal: .attribute, source: "  «@A» // why\n  var b = 1\n",
      result: "  // why\n  var b = 1\n"),
    .init(removal: .attribute, source: "@A(«b»)\n@C\nvar b = 1\n", result: "@C\nvar b = 1\n"),
  ]
}
