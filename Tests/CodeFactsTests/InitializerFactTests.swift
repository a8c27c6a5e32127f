import CodeFacts
import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

/// What initializers do with `x`, as facts with their words.
@Suite struct InitializerFactTests {
  private enum Question: CaseIterable {
    case any, every, everyPath, before, use, memberwise
  }

  @Test(arguments: [
    // assigned at all, by every init, on every path, before others, before use, memberwise
    ("init(x: Int) { self.x = x; y = 1 }", "yes yes yes yes yes no"),
    ("init(x: Int) { y = 1; self.x = x }", "yes yes yes no yes no"),
    ("init(x: Int) { y = x }", "no no yes no yes no"),
    ("init(x: Int) { self.x = x; y = 1 }; init() { y = 1 }", "yes no yes yes yes no"),
    ("init(x: Int) { self.x = x; y = 1 }; init() { self.init(x: 1) }", "yes yes yes yes yes no"),
    ("init() { if a { x = 1 }; y = 1 }", "yes yes no yes yes no"),
    ("init() { y = 1; go(); x = 1 }", "yes yes yes no no no"),
    (
      "@W var z = 0; init() { x = 1; y = 1; z = 2 }; init(x: Int) { y = 1; z = 1; self.x = x }",
      "yes yes yes yes no no"
    ),
    (
      "@W var z = 0; init() { x = 1; z = 2; y = 1 }; init(x: Int) { z = 1; self.x = x; y = 1 }",
      "yes yes yes yes yes no"
    ),
    ("@W var z = 0; init() { z = 2; y = 1; x = 1 }", "yes yes yes no yes no"),
    (
      "@W var z = 0; init() { z = 2; y = 1; x = 1 }; init(x: Int) { self.x = x; y = 1 }",
      "yes yes yes yes no no"
    ),
    (
      "@V var z = 0; init() { x = 1; y = 1 }; init(x: Int) { z = 1; y = 1; self.x = x }",
      "yes yes yes yes yes no"
    ),
    ("init() { y = 1; x = list.map { $0 + y } }", "yes yes yes no no no"),
    ("init() { y = 1; x = list.map { [y] in $0 + y } }", "yes yes yes no yes no"),
    ("init() { y = 1; x = wait() }", "yes yes yes no no no"),
    ("init() { defer { x = 1 }; y = 1 }", "yes yes yes no no no"),
    ("init() { x = 1; y = 1; defer { x = 2 } }", "yes yes yes yes yes no"),
    ("init() { if a { x = 1 } else { stop() }; y = 1 }", "yes yes yes yes yes no"),
    (
      "init() { switch y0 { case 0: fallthrough; default: x = 1 }; y = 1 }",
      "yes yes yes yes yes no"
    ),
    ("#if A\n@W var z: Int = 0\n#endif\ninit() { x = 1; y = 1 }", "yes yes yes yes yes no"),
    ("init() { self = Self(x: 1) }; init(x: Int) { self.x = x; y = 1 }", "yes yes yes yes yes no"),
    ("init() {\n#if A\nx = 1\n#endif\ny = 1 }", "yes yes unknown yes yes no"),
    ("}\nextension T { init(x: Int) { self.x = x; y = 1 }", "yes no yes yes yes yes"),
    ("", "no no yes no yes yes"),
  ])
  func facts(members: String, expected: String) {
    let facts = CodeFactsTests.facts(
      of:
        "struct T {\nlet y: Int\n@W var x: Int = 0\nfunc go() {}\n\(members)\n}\nfunc stop() -> Never {}\nextension P { func wait() {} }"
    )
    let found = Question.allCases.map { question -> String in
      let fact: Fact =
        switch question {
        case .any: .assignedInInitializer(property: "x")
        case .every: .assignedInEveryInitializer(property: "x")
        case .everyPath: .assignedOnEveryPath(property: "x")
        case .before: .assignedBeforeInitialized(property: "x")
        case .use: .assignedBeforeUse(property: "x")
        case .memberwise: .hasMemberwiseInitializer
        }
      return facts.judge(fact, at: "@W var x: Int = 0").map { "\($0.truth)" } ?? "-"
    }
    #expect(found.joined(separator: " ") == expected, "\(members)")
  }

  @Test func wordsNameTheInitializer() {
    let facts = CodeFactsTests.facts(
      of: """
        struct T {
          let y: Int
          @W var x = 0
          @W var z = 0
          init(a: Int) { x = 1; y = 1; z = y }
          init(b: Int) {
            y = 1
            if b > 0 { x = 1 }
            show(z)
            z = 1
          }
          init(c: Int) { y = 1; z = 1 }
        }
        """)
    let answers = [
      Fact.assignedInInitializer(property: "x"), .assignedInEveryInitializer(property: "x"),
      .assignedOnEveryPath(property: "x"), .assignedBeforeInitialized(property: "x"),
      .assignedBeforeUse(property: "z"), .assignedBeforeInitialized(property: "z"),
    ].map { facts.judge($0, at: "@W var x = 0") }
    #expect(
      answers == [
        Judgement(.yes, "the init at line 5 assigns x at line 5", places: ["line 5"]),
        Judgement(
          .no, "the init at line 12 never assigns x and relies on its initial value",
          places: ["line 12"]),
        Judgement(
          .no, "the init at line 6 does not assign x on every path",
          because: "x is not assigned when the condition at line 8 is false", places: ["line 6"]),
        Judgement(
          .yes,
          "the init at line 5 assigns x at line 5 before all other properties have a value",
          places: ["line 5"]
        ),
        Judgement(
          .no, "the init at line 5 uses self or z before it assigns z",
          because: "the use is at line 5", places: ["line 5"]),
        Judgement(.no, "z is only assigned when all other properties have a value"),
      ])
  }

  @Test func typeThatIsDeclaredElsewhereIsUnknown() {
    let facts = CodeFactsTests.facts(
      of: "extension T { static var x: Int { 1 }; init(a: Int) { y = a } }")
    let answer = facts.judge(.assignedInInitializer(property: "x"), at: "init(a: Int) { y = a }")
    #expect(answer == Judgement(.unknown, "the declaration of T is not known"))
  }

  @Test func assignedOnlyBeside() throws {
    let facts = CodeFactsTests.facts(
      of: """
        struct T {
          @W var flag = false
          @W var item: String?
          func a() { item = "a"; flag = true }
          func b() { item = nil }
          func c() { if flag { flag = true; log(); self.item = "b" } }
          func d() { item = "c"; if flag { flag = true } }
          func e() { hand($item) }
          func f() { show(item); item?.append("d") }
          func g() { item = "f"; guard ready else { return }; flag = true }
          func h() async { flag = true; await log(); item = "g" }
          func i() {
            item = "h"
            #if DEBUG
            flag = true
            #endif
          }
          func j() { item = "i"; log { return 1 }; flag = true }
        }
        let t = T(item: "e")
        """)
    let matcher = Matcher.pattern(try Pattern(parsing: "flag = true"))
    let answer = facts.judge(
      .assignedOnlyBeside(property: "item", matcher), at: "@W var flag = false")
    let places = [7, 8, 10, 11, 13, 20].map { "line \($0)" }
    #expect(answer == Judgement(.no, "item is also set elsewhere", places: places))
  }

  @Test(arguments: [
    ("func a() { x = 1; self.x = 2; _x = W(3) }", []),
    ("func a(x: Int) { use(x) }", []),
    ("func a() { use(x) }", [3]),
    ("func a() { x += 1 }", [3]),
    ("func a() {\n if let x { use(x) }\n use(self.x, $x) }", [4, 5]),
  ])
  func readElsewhere(member: String, lines: [Int]) {
    let facts = CodeFactsTests.facts(
      of: "struct T {\n  @W var x: Int?\n\(member)\nfunc z() { show(x) } }")
    guard let node = facts.node("show(x)"),
      let captured = node.descendants.first(where: {
        $0.kind == .simpleIdentifier && $0.text == "x"
      })
    else {
      Issue.record("no such code")
      return
    }
    let match = Match(nodes: [node], captures: ["x": Capture.node(captured)])
    let answer = FactEvaluator(file: facts).judge(
      .readElsewhere(property: "x"), in: match, captures: match.captures)
    #expect(answer.places == lines.map { "line \($0)" })
    #expect(answer.truth == (lines.isEmpty ? .no : .yes))
  }

  @Test func uncoveredReferences() {
    let facts = CodeFactsTests.facts(
      of: """
        struct T {
          @W var flag = false
          func a() { flag = true; show(flag, $flag) }
          func b(flag: Bool) { use(flag); use(self.flag) }
        }
        extension T { func c() { flag.toggle() } }
        let t = T(flag: true)
        """)
    guard let node = facts.node("@W var flag = false"), let handled = facts.node("flag = true")
    else {
      Issue.record("the code has changed")
      return
    }
    let evaluator = FactEvaluator(file: facts)
    func lines(_ capture: String, _ scope: FactScope, at node: Node) -> [Int] {
      evaluator.uncoveredReferences(
        to: capture, scope: scope, in: Match(nodes: [node]), captures: [:],
        handled: [HandledRange(tree: node.tree, range: handled.range)]
      ).map { $0.tree.lines.position(at: $0.start).line }
    }
    #expect(lines("flag", .type, at: node) == [3, 3, 4, 6, 7])
    #expect(lines("flag", .function, at: handled) == [3, 3])
    #expect(lines("none", .type, at: node) == [])
  }

  @Test func uncoveredReferencesOfLocals() {
    let facts = CodeFactsTests.facts(
      of: """
        func f() {
          let flag = false
          show(flag, \\(flag))
          g { [flag] in h(flag) }
          if let flag { h(flag) }
          h(flag)
        }
        """.replacing("\\(flag)", with: "other.flag"))
    guard let node = facts.node("show(flag, other.flag)") else {
      Issue.record("the code has changed")
      return
    }
    let found = FactEvaluator(file: facts).uncoveredReferences(
      to: "flag", scope: .function, in: Match(nodes: [node]), captures: [:], handled: [])
    #expect(found.map { $0.tree.lines.position(at: $0.start).line } == [3, 4, 5, 6])
  }
}
