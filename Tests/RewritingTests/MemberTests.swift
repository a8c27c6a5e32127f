import SyntaxTrees
import Testing
import TextEditing

@testable import QueryLanguage
@testable import Rewriting

/// Members that are added to the first type of a text.
@Suite struct MemberTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var end: String
    /// Behind the last property; the same as `end` if it is left out.
    var afterProperties: String?
    /// The name of the last property.
    var property = "a"
    var code = "func f() {\n  g()\n}"
    var computed: [String: String] = [:]
    /// How many times it is added.
    var count = 1

    var testDescription: String { name }
  }

  @Test(arguments: rows)
  func adds(_ row: Row) throws {
    #expect(try result(of: row, at: .end) == row.end)
    #expect(try result(of: row, at: .afterProperties) == row.afterProperties ?? row.end)
  }

  @Test(
    "A member that joins the properties has no blank line before it",
    arguments: [
      (
        "struct S {\n  var a = 1\n\n  var b: Int { 1 }\n}\n",
        "struct S {\n  var a = 1\n  var c = 2\n\n  var b: Int { 1 }\n}\n"
      ),
      (
        "struct S {\n  var a = 1 // one\n  func b() {}\n}\n",
        "struct S {\n  var a = 1 // one\n  var c = 2\n\n  func b() {}\n}\n"
      ),
      ("struct S {\n  func b() {}\n}\n", "struct S {\n  var c = 2\n\n  func b() {}\n}\n"),
    ])
  func joins(source: String, expected: String) throws {
    let row = Row(name: "joins", source: source, end: expected, code: "var c = 2")
    #expect(try result(of: row, at: .withProperties) == expected)
  }

  private func result(of row: Row, at place: AddedMember.Place) throws -> String {
    let tree = SyntaxParser().parse(row.source)
    let context = RewriteContext(tree: tree)
    let type = try #require(tree.root.descendants.first { $0.kind == .classDeclaration })
    let property = type.descendants.last { node in
      node.kind == .propertyDeclaration
        && node.descendants.contains { $0.kind == .simpleIdentifier && $0.text == row.property }
    }
    let template = try Template(parsing: row.code, placeholders: Set(row.computed.keys))
    let changes = try Rewriter(context).addMembers(
      Array(repeating: template, count: row.count), captures: row.computed.mapValues { .text($0) },
      to: type, at: place,
      lastProperty: property)
    let unit = RewriteUnit(
      derivation: Derivation(
        codemod: "test", rule: 0, position: LinePosition(line: 1, column: 1), captures: [:]),
      place: type.range, changes: changes)
    let set = ChangeSet([unit], in: context)
    #expect(set.deferred == [])
    #expect(
      SelfCheck(tree).failures(set.result, edits: set.edits, parser: SyntaxParser()) == [])
    return String(decoding: set.result, as: UTF8.self)
  }

  static let rows: [Row] = layouts + bodies + codes

  private static let layouts: [Row] = [
    Row(
      name: "spaces",
      source: "struct S {\n    var a = 1\n\n    func h() {\n        a()\n    }\n}\n",
      end: "struct S {\n    var a = 1\n\n    func h() {\n        a()\n    }\n\n    func f() {\n"
        + "        g()\n    }\n}\n",
      afterProperties: "struct S {\n    var a = 1\n\n    func f() {\n        g()\n    }\n\n"
        + "    func h() {\n        a()\n    }\n}\n"),
    Row(
      name: "tabs and CR LF", source: "struct S {\r\n\tvar a = 1\r\n\tvar b: Int { 1 }\r\n}\r\n",
      end: "struct S {\r\n\tvar a = 1\r\n\tvar b: Int { 1 }\r\n\r\n\tfunc f() {\r\n\t\tg()\r\n"
        + "\t}\r\n}\r\n",
      afterProperties: "struct S {\r\n\tvar a = 1\r\n\r\n\tfunc f() {\r\n\t\tg()\r\n\t}\r\n\r\n"
        + "\tvar b: Int { 1 }\r\n}\r\n"),
    Row(
      name: "a type in a type",
      source: "enum E {\n  struct T {}\n}\n",
      end: "enum E {\n  struct T {}\n\n  func f() {\n    g()\n  }\n}\n",
      afterProperties: "enum E {\n  func f() {\n    g()\n  }\n\n  struct T {}\n}\n"),
    Row(
      name: "comments belong to what follows them, or end the body",
      source:
        "struct S { // all\n  var a = 1 // one\n  /* two */\n  var b: Int { 1 }\n  // end\n}\n",
      end: "struct S { // all\n  var a = 1 // one\n  /* two */\n  var b: Int { 1 }\n  // end\n\n"
        + "  func f() {\n    g()\n  }\n}\n",
      afterProperties: "struct S { // all\n  var a = 1 // one\n\n  func f() {\n    g()\n  }\n\n"
        + "  /* two */\n  var b: Int { 1 }\n  // end\n}\n"),
  ]

  private static let bodies: [Row] = [
    Row(
      name: "an empty body", source: "struct S {}\n",
      end: "struct S {\n    func f() {\n        g()\n    }\n}\n"),
    Row(
      name: "an empty body over lines", source: "struct S {\n\n}\n",
      end: "struct S {\n    func f() {\n        g()\n    }\n}\n"),
    Row(
      name: "a body with nothing but a comment", source: "struct S {\n  // none\n}\n",
      end: "struct S {\n  // none\n\n  func f() {\n    g()\n  }\n}\n",
      afterProperties: "struct S {\n  func f() {\n    g()\n  }\n\n  // none\n}\n"),
    Row(
      name: "a body on one line", source: "struct S { var a = 1; var b: Int { 1 } }\n",
      end: "struct S {\n    var a = 1; var b: Int { 1 }\n\n    func f() {\n        g()\n    }\n}\n"),
    Row(
      name: "the last member on the line of the brace", source: "struct S {\n  var a = 1 }\n",
      end: "struct S {\n  var a = 1\n\n  func f() {\n    g()\n  }\n}\n"),
    Row(
      name: "two members on one line",
      source: "struct S {\n  var a = 1; func h() {}\n  func i() {}\n}\n",
      end: "struct S {\n  var a = 1; func h() {}\n  func i() {}\n\n  func f() {\n    g()\n  }\n}\n",
      afterProperties: "struct S {\n  var a = 1; func h() {}\n\n  func f() {\n    g()\n  }\n\n"
        + "  func i() {}\n}\n"),
    Row(
      name: "a property under a condition",
      source:
        "struct S {\n  #if X\n    var a = 1\n  #else\n    var b = 1\n  #endif\n  func h() {}\n}\n",
      end: "struct S {\n  #if X\n    var a = 1\n  #else\n    var b = 1\n  #endif\n  func h() {}\n\n"
        + "  func f() {\n    g()\n  }\n}\n",
      afterProperties: "struct S {\n  #if X\n    var a = 1\n  #else\n    var b = 1\n  #endif\n\n"
        + "  func f() {\n    g()\n  }\n\n  func h() {}\n}\n"),
    Row(
      name: "a property with observers",
      source: "struct S {\n  var a = 1 {\n    didSet { b() }\n  }\n\n  func h() {}\n}\n",
      end: "struct S {\n  var a = 1 {\n    didSet { b() }\n  }\n\n  func h() {}\n\n  func f() {\n"
        + "    g()\n  }\n}\n",
      afterProperties: "struct S {\n  var a = 1 {\n    didSet { b() }\n  }\n\n  func f() {\n"
        + "    g()\n  }\n\n  func h() {}\n}\n"),
  ]

  private static let codes: [Row] = [
    Row(
      name: "several members",
      source: "struct S {\n  var a = 1\n  func h() {}\n}\n",
      end: "struct S {\n  var a = 1\n  func h() {}\n\n  let f = 1\n\n  let f = 1\n}\n",
      afterProperties:
        "struct S {\n  var a = 1\n\n  let f = 1\n\n  let f = 1\n\n  func h() {}\n}\n",
      code: "let f = 1", count: 2),
    Row(
      name: "several members in a body on one line",
      source: "struct S { var a = 1 }\n",
      end: "struct S {\n    var a = 1\n\n    let f = 1\n\n    let f = 1\n}\n",
      code: "let f = 1", count: 2),
    Row(
      name: "computed text of several lines",
      source: "struct S {\n  var a = 1\n}\n",
      end: "struct S {\n  var a = 1\n\n  private init(\n    a: Int\n  ) {\n    b()\n\n    c()\n"
        + "  }\n}\n",
      code: "<#access#> init(<#parameters#>) {\n    <#body#>\n}",
      computed: [
        "access": "private", "parameters": "\n  a: Int\n", "body": "b()\n\nc()",
      ]),
    Row(
      name: "empty texts take their space along",
      source: "struct S {\n  var a = 1\n}\n",
      end: "struct S {\n  var a = 1\n\n  init(a: Int) {\n  }\n}\n",
      code: "<#access#> init(a: Int, <#more#>) {\n    <#body#>\n}",
      computed: ["access": "", "more": "", "body": ""]),
  ]
}
