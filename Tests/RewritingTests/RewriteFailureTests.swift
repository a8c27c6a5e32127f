import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

@Suite struct RewriteFailureTests {
  private func row(_ pattern: String, _ template: String, _ source: String) -> RewriteCase {
    RewriteCase("", pattern, template, source, "")
  }

  @Test func labelledClosuresDoNotMove() {
    #expect(throws: RewriteFailure.labelledClosures) {
      try row("f(<#x#>) <#c...#>", "g { <#c...#> }", "f(1, done: { b() })\n").rewritten()
    }
    #expect(throws: RewriteFailure.labelledClosures) {
      try row("f(<#x#>) <#c...#>", "g <#c...#>", "f(1, done: { b() })\n").rewritten()
    }
  }

  @Test func otherFormsDoNotMixWithTheTemplates() {
    #expect(throws: RewriteFailure.form) {
      try row(
        "func <#f#>(_ a: Array<<#t#>>)", "func <#f#>(_ a: Set<<#t#>>)",
        "protocol P {\n  func g(_ a: [Int])\n}\n"
      ).rewritten()
    }
  }

  @Test func namesMustBeCaptured() throws {
    let tree = SyntaxParser().parse("f(1)\n")
    let template = try Template(parsing: "g(<#x#>)", placeholders: ["x"])
    let match = Match(nodes: [tree.root])
    #expect(throws: RewriteFailure.notCaptured("x")) {
      try Rewriter(RewriteContext(tree: tree)).rewrite(match, to: template)
    }
  }

  @Test(arguments: ["g { f(a($0)) }", "g { f(h { $0 }.i($1)) }", "g { f(\"\\($0)\") }"])
  func numberedParametersStayInTheirClosure(source: String) {
    let name = source.contains("$1") ? "$1" : "$0"
    #expect(throws: RewriteFailure.closureParameter(name)) {
      try row("f(<#x#>)", "f { <#x#> }", source).rewritten()
    }
  }

  @Test(arguments: [
    ("f(<#x#>)", "f { <#x#> }", "f(h { $0 })", "f { h { $0 } }"),
    ("f(<#x#>)", "k(<#x#>)", "g { f($0) }", "g { k($0) }"),
    ("f(<#x#>)", "if c { <#x#> }", "g { f($0) }", "g { if c { $0 } }"),
    ("f { <#x#> }", "k { <#x#> }", "f { $0 }", "k { $0 }"),
  ])
  func numberedParametersOfTheSameClosure(
    pattern: String, template: String, source: String, expected: String
  ) throws {
    #expect(try row(pattern, template, source).rewritten() == expected)
  }

  @Test func saysWhatToDo() {
    #expect(RewriteFailure.notCaptured("x").message == "nothing is known of `x` here")
    #expect(
      RewriteFailure.closureParameter("$0").message == "its `$0` would belong to the new closure")
  }

  /// A match that no pattern made is replaced as a whole.
  @Test func matchWithoutPattern() throws {
    let tree = SyntaxParser().parse("let a = f(/* why */ 1, b)\n")
    let context = RewriteContext(tree: tree)
    let call = try #require(tree.root.descendants.first { $0.kind == .callExpression })
    let arguments = call.descendants.filter { $0.kind == .valueArgument }
    let template = try Template(parsing: "g { <#x#> }", placeholders: ["x"])
    let match = Match(nodes: [call], captures: ["x": .node(arguments[1])])
    let changes = try Rewriter(context).rewrite(match, to: template)
    let unit = RewriteUnit(
      derivation: Derivation(
        codemod: "test", rule: 0, position: tree.lines.position(at: call.start), captures: [:]),
      place: call.range, changes: changes)
    let result = String(decoding: ChangeSet([unit], in: context).result, as: UTF8.self)
    #expect(result == "let a = g { b } /* why */\n")
  }
}
