import Rewriting
import Testing

@testable import CodemodFiles

/// The compiler messages that a codemod answers.
@Suite struct DiagnosticReadingTests {
  /// A file whose rules capture `x`, and one of them `p`; `diagnostics` begin in line 13.
  static func file(_ diagnostics: String, utilities: String = "") -> String {
    frame(
      rules: """
          - match: "f(<#x#>, <#p: identifier#>)"
            rewrite: g(<#x#>)
          - match: f(<#x#>)
            rewrite: g(<#x#>)
        """, before: "diagnostics:\n" + diagnostics + utilities)
  }

  @Test(arguments: [
    ("  - bad call", ["‹bad call› in the match"]),
    ("  - \"bad '{_}' of {x}\"", ["‹bad '{_}' of {x}› in the match with [\"x\"]"]),
    ("  - \"bad '_{p}'\"", ["‹bad '_{p}'› in the match with [\"p\"]"]),
    ("  - { message: bad, scope: match }", ["‹bad› in the match"]),
    ("  - { message: bad, scope: project }", ["‹bad› in the project"]),
    (
      "  - { message: [bad, worse], scope: type }",
      ["‹bad› in the type", "‹worse› in the type"]
    ),
    (
      "  - message: |\n      bad {p}\n    at: <#x#> = <#other#>",
      ["‹bad {p}› in the match at ‹<#x#> = <#other#>› as statements with [\"p\", \"x\"]"]
    ),
    (
      "  - message: bad\n    at: { any: [<#x#>, <#p#>] }",
      [
        "‹bad› in the match at any(‹<#x#>› as expression, ‹<#p#>› as expression) "
          + "with [\"p\", \"x\"]"
      ]
    ),
    (
      "  - message: bad\n    at: { matching: a-use }\nutilities:\n  matchers: { a-use: use(<#x#>) }",
      ["‹bad› in the match at ‹use(<#x#>)› as expression with [\"x\"]"]
    ),
  ])
  func good(diagnostics: String, expected: [String]) throws {
    let text = Self.file(diagnostics)
    #expect(complaints(text) == [])
    #expect(try #require(read(text).codemod).diagnostics.map(Outline.of) == expected)
  }

  @Test(
    "One entry needs no list", arguments: ["diagnostics: bad", "diagnostics: { message: bad }"])
  func single(diagnostics: String) throws {
    let text = frame(rules: "  - match: f(<#x#>)\n    rewrite: g(<#x#>)", before: diagnostics)
    #expect(try #require(read(text).codemod).diagnostics.map(Outline.of) == ["‹bad› in the match"])
  }

  static let anyText = "\n  `{_}` stands for any text"

  @Test(arguments: [
    (
      "  - \"bad {y}\"",
      ["16:10: unknown capture `{y}` in an entry of `diagnostics`\n  known: {p}, {x}" + anyText]
    ),
    (
      "  - { message: \"bad {y}\", at: f(<#y#>) }",
      ["16:21: unknown capture `{y}` in `message`\n  known: {p}, {x}" + anyText]
    ),
    (
      "  - \"bad {xs}\"",
      ["16:10: unknown capture `{xs}` in an entry of `diagnostics`; did you mean `{x}`?" + anyText]
    ),
    (
      "  - \"bad {x\"",
      ["16:10: an entry of `diagnostics`: this `{` is not closed; write `{{` for a brace"]
    ),
    (
      "  - { message: [bad, \"{_}\"] }",
      [
        "16:23: `message`: only holes would fit every message; write some of its text"
      ]
    ),
    ("  - ''", ["16:5: an entry of `diagnostics` is empty"]),
    ("  - [bad]", ["16:5: an entry of `diagnostics` is a list, but must be a text"]),
    ("  - { message: [] }", ["16:16: `message` is empty"]),
    ("  - { scope: type }", ["16:5: an entry of `diagnostics` has no `message`"]),
    (
      "  - { message: bad, scope: typ }",
      ["16:28: unknown word `typ` in `scope`; did you mean `type`?"]
    ),
    (
      "  - { message: bad, where: x }",
      ["16:21: unknown key `where` in an entry of `diagnostics`\n  known: message, scope, at"]
    ),
    (
      "  - { message: bad, at: { matching: a-use } }\nutilities:\n  matchers: { a-use: { kind: x } }",
      [
        "18:30: unknown kind of node `x`\n  `swift-codemod tree FILE` shows the kinds of a file's nodes"
      ]
    ),
  ])
  func mistakes(diagnostics: String, expected: [String]) {
    #expect(complaints(Self.file(diagnostics)) == expected)
  }

  @Test("Where a rule cannot be read, nothing is said of the captures it may have")
  func incomplete() {
    let text = frame(
      rules: "  - match: 'f('\n    remove: match", before: "diagnostics: \"bad {y}\"")
    #expect(complaints(text) == ["7:14: `match`: this is not Swift"])
  }
}
