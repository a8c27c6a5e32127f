import CodeFacts
import SyntaxTrees
import Testing

/// What a piece of code uses of the function around it.
@Suite struct FreeVariableTests {
  /// A sample SDK whose `Each` hands the elements of its first argument to its closure.
  private static let sdk: SDKKnowledge = {
    var sdk = SDKKnowledge.sample
    sdk.builders = SDKBuilders(parameters: ["Each": .element, "Stack": .type("Ink")])
    return sdk
  }()

  /// The variables of `mark(…)` in a method of a type with `names`, `own` and `owns`.
  private func variables(_ code: String, head: String = "func go()") -> FreeVariables? {
    let source = """
      struct Own { struct Inner {}; typealias Short = Int; let size: Double; let parts: [Inner] }
      extension Own { var shorts: [Short] { [] } }
      struct T {
        struct Part {}
        let names: [String]
        let own: Own
        let owns: [Own]
        var parts: [Part] = []
        let table: [String: Int]
        \(head) {
          \(code)
        }
      }
      """
    let facts = facts(of: source, sdk: Self.sdk)
    let call = facts.tree.root.descendants.last {
      $0.kind == .callExpression && $0.text.hasPrefix("mark(")
    }
    return call.map { FreeVariables(of: [$0], in: facts) }
  }

  @Test(arguments: [
    ("mark(names, 1)", ""), ("mark(global)", ""), ("let a = 1\nmark(a)", "a: Int"),
    ("let a = 1, b = \"\"\nmark(b, a, b)", "a: Int, b: String"),
    ("let a: Float\nmark(x.a, a: 1, .a)", ""), ("let a: Own? = nil\nmark(a?.size)", "a: Own?"),
    ("if let own { mark(own) }", "own: Own"),
    ("if let a = maybe as? Own { mark(a) }", "a: Own"),
    ("let a = 1\nmark({ let a = 2; return a })", ""), ("let a = 1\nmark({ [a] in a })", "a: Int"),
    ("let a = 1\nmark({ if let a { } })", "a: Int"), ("let a = 1\nmark(\"\\(a)\")", "a: Int"),
    ("Each(names) { a in mark(a) }", "a: String"), ("Each(names) { mark($0) }", "element: String"),
    ("Each(0..<3) { a in mark(a) }", "a: Int"), ("Each(owns) { mark($0) }", "value: Own"),
    ("Each(parts) { mark($0) }", "part: Part"),
    ("Each(own.parts) { a in mark(a) }", "a: Own.Inner"),
    ("Each(own.shorts) { a in mark(a) }", "a: Own.Short"),
    ("let b = 1\nEach(names) { a in mark(b, a) }", "a: String, b: Int"),
    ("Each(names) { (a: Own) in mark(a) }", "a: Own"),
    ("Stack { a in mark(a) }", "a: Ink"), ("Each(self.owns) { a in mark(a) }", "a: Own"),
    ("Each(owns) { a in Each(names) { b in mark(a, b) } }", "b: String, a: Own"),
    ("let `in` = 1\nmark(`in`)", "`in`: Int"),
  ])
  func found(code: String, expected: String) {
    // `element` is spoken of, so that `$0` gets the next name.
    let code = code.contains("value") || expected.contains("value") ? "element()\n" + code : code
    let found = variables(code)
    #expect(found?.parameters(firstLabel: nil) == expected, "\(code)")
    #expect(found?.obstacle == nil)
  }

  @Test(arguments: [
    ("let a = somewhere()\nmark(a)", "the type of a is not told by the code"),
    ("Each(table) { a in mark(a) }", "the type of a is not told by the code"),
    ("Each(names) { a, b in mark(a) }", "the type of a is not told by the code"),
    ("Each(data: names) { a in mark(a) }", "the type of a is not told by the code"),
    ("Other(names) { a in mark(a) }", "the type of a is not told by the code"),
    ("Each(names) { mark($1) }", "$1 is used here"),
    ("Each(names) { $a in mark(a) }", "the type of a is not told by the code"),
    ("for a in names { mark(a) }", "the type of a is not told by the code"),
    ("func a() {}\nmark(a())", "a is a function in this one"),
    ("let a: () -> Int = { 1 }\nmark(a)", "a is a closure"),
    ("var a = 1\nmark(&a)", "a is changed here"),
    ("var a = 1\nmark({ a = 2 })", "a is changed here"),
    ("@Bound var a = 1\nmark($a)", "$a belongs to a local variable"),
    ("let element = 1, value = 2\nEach(names) { mark($0) }", "there is no free name for $0"),
    (
      "struct Near {}\nlet a = Near()\nmark(a)",
      "Near, the type of a, may mean something else in another function"
    ),
  ])
  func inTheWay(code: String, expected: String) {
    let found = variables(code)
    #expect(found?.obstacle?.detail == expected, "\(code)")
    #expect(found?.variables.isEmpty == true)
  }

  @Test func parametersOfTheFunction() {
    let head = "func go<V>(_ a: Int, b c: [V], d: some P, e: Int...)"
    #expect(variables("mark(a)", head: head)?.parameters(firstLabel: "for") == "for a: Int")
    #expect(
      variables("mark(c)", head: head)?.obstacle?.detail
        == "V, the type of c, may mean something else in another function")
    for name in ["d", "e"] {
      #expect(
        variables("mark(\(name))", head: head)?.obstacle?.detail
          == "the type of \(name) is not told by the code")
    }
  }

  @Test func arguments() {
    let found = variables("let a = 1\nEach(names) { mark(a, $0) }")
    #expect(found?.arguments(firstLabel: nil) == "element: $0, a: a")
    #expect(found?.arguments(firstLabel: "_") == "$0, a: a")
    #expect(found?.arguments(firstLabel: "of") == "of: $0, a: a")
    #expect(found?.parameters(firstLabel: "_") == "_ element: String, a: Int")
    #expect(found?.variables.first?.renamed.map(\.text) == ["$0"])
  }
}
