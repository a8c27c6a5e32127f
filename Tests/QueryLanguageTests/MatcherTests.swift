import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

@Suite("Combined matchers")
struct MatcherTests {
  private func pattern(_ text: String) throws -> Matcher { .pattern(try Pattern(parsing: text)) }

  private func texts(_ matcher: Matcher, in source: String) -> [String] {
    let tree = SyntaxParser().parse(source)
    return matcher.matches(in: tree.root).map { match in
      let names = match.captures.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
      return ([tree.text(in: match.range)] + names).joined(separator: " | ")
    }
  }

  @Test("All share captures in order")
  func all() throws {
    let matcher = Matcher.all([
      try pattern("save(<#x#>)"), .inside(try pattern("if <#x#> { <#_...#> }")),
    ])
    #expect(texts(matcher, in: "if a { save(a) }\nif b { save(a) }") == ["save(a) | x: a"])
  }

  @Test("Any takes the first that fits")
  func any() throws {
    let matcher = Matcher.any([try pattern("f(<#x#>)"), try pattern("g(<#y#>)")])
    #expect(texts(matcher, in: "g(1); f(2); h(3)") == ["g(1) | y: 1", "f(2) | x: 2"])
  }

  @Test("Not keeps no captures")
  func not() throws {
    let matcher = Matcher.all([
      try pattern("f(<#x#>)"), .not(try pattern("f(<#y: number#>)")),
    ])
    #expect(texts(matcher, in: "f(1); f(a); f(-2)") == ["f(a) | x: a"])
  }

  @Test("Inside is at any distance, has at any depth")
  func insideAndHas() throws {
    let inside = Matcher.all([
      try pattern("f()"), .inside(try pattern("func <#name#>() { <#_...#> }")),
    ])
    #expect(texts(inside, in: "func a() { if b { f() } }\nf()") == ["f() | name: a"])
    let has = Matcher.all([
      .kind([.functionDeclaration]), .has(try pattern("f(<#x#>)")),
    ])
    #expect(
      texts(has, in: "func a() { g { f(1) } }\nfunc b() { }")
        == ["func a() { g { f(1) } } | x: 1"])
  }

  @Test("Precedes and follows look along the list")
  func neighbours() throws {
    let source = "a(); b(); c()\nfunc f() { c(); a() }"
    let precedes = Matcher.all([try pattern("a()"), .precedes(try pattern("c()"))])
    #expect(texts(precedes, in: source) == ["a()"])
    let follows = Matcher.all([try pattern("<#f: identifier#>()"), .follows(try pattern("a()"))])
    #expect(texts(follows, in: source) == ["b() | f: b", "c() | f: c"])
  }

  @Test("Kind and regular expression")
  func kindAndRegex() throws {
    let matcher = Matcher.all([
      .kind([.simpleIdentifier]), .regex(try RegularExpression(parsing: "^on[A-Z]")),
    ])
    #expect(texts(matcher, in: "onTap; online; b.onDrag") == ["onTap", "onDrag"])
    #expect(throws: PatternError.self) { try RegularExpression(parsing: "(") }
  }

  @Test("What is bound must be the same")
  func bound() throws {
    let tree = SyntaxParser().parse("f(a); g(a, $a, _a); g(b, $a, _a); g(a, $b, _a)")
    let first = try #require(try pattern("f(<#x#>)").matches(in: tree.root).first)
    let found = try pattern("g(<#x#>, $<#x#>, _<#x#>)")
      .matches(in: tree.root, bound: first.captures)
    #expect(found.map { tree.text(in: $0.range) } == ["g(a, $a, _a)"])
    let computed: Captures = ["x": .text("b")]
    let others = try pattern("g(<#x#>, <#_...#>)").matches(in: tree.root, bound: computed)
    #expect(others.map { tree.text(in: $0.range) } == ["g(b, $a, _a)"])
  }

  @Test(
    "The kinds that a match begins with",
    arguments: [
      ("f()", ["call_expression", "constructor_expression"]), ("a = b", ["assignment"]),
      ("<#b?#>.x", ["navigation_expression", "simple_identifier"]),
      ("<#x: closure#>", ["lambda_literal"]),
      ("var a = 1", ["property_declaration"]),
    ])
  func rootKinds(text: String, kinds: [String]) throws {
    #expect(try pattern(text).rootKinds?.map(\.name).sorted() == kinds)
  }

  @Test(
    "The literals that a file needs",
    arguments: [
      ("store.fetch(<#x#>, id: 1)", ["store", "fetch"]),
      ("<#base?#>.tint(.blue)", ["tint", "blue"]),
      ("fetch(<#x#>, action: { done() })", ["fetch", "done"]),
      ("let x: Array<Item>", ["Item"]),
      ("f(<#x#>)", []),
    ])
  func literals(text: String, words: [String]) throws {
    let literals = try pattern(text).requiredLiterals.literals
    #expect(literals.map { String(decoding: $0, as: UTF8.self) } == words)
  }

  @Test(
    "The literals that a file needs where some names are known",
    arguments: [
      ("<#x#>.use(<#y#>)", "use item"), ("_<#x#>", "_item"), ("$<#x#>", "$item"),
      ("f(<#x?#>)", ""), ("f(<#x...#>)", ""), ("f(<#z#>)", ""), ("g(<#y#>)", ""),
    ])
  func literals(text: String, bound: String) throws {
    let call = SyntaxParser().parse("item\nf(1)\n").root.descendants
    let name = try #require(call.first { $0.kind == .simpleIdentifier })
    let value = try #require(call.first { $0.kind == .callExpression })
    let literals = try pattern(text).requiredLiterals(bound: [
      "x": .node(name), "y": .node(value),
    ]).literals
    let words = literals.map { String(decoding: $0, as: UTF8.self) }.sorted(by: >)
    #expect(words.joined(separator: " ") == bound)
  }

  @Test("A query needs the names that its captures must have, or may have, or stand for")
  func literalsOfQueries() throws {
    let query = try TreeQuery(
      parsing: """
        (call_expression (simple_identifier) @f (call_suffix) @s (#any-of? @f "load" "fetch"))
        """)
    let matcher = Matcher.query(query)
    func isLookedInto(_ text: String, bound: Captures = [:]) -> Bool {
      matcher.requiredLiterals(bound: bound).isSatisfied(by: WordFilter(Array(text.utf8)))
    }
    #expect(isLookedInto("load()") && isLookedInto("a(fetch)") && !isLookedInto("preload()"))
    let fetch = ["f": Capture.text("fetch")]
    #expect(isLookedInto("fetch()", bound: fetch) && !isLookedInto("load()", bound: fetch))
  }

  @Test("A search finds the same whatever captures stand for that it does not speak of")
  func independence() throws {
    let search = Search(try pattern("f(<#x#>)"))
    #expect(search.isIndependent(of: [:]) && search.isIndependent(of: ["y": .text("1")]))
    #expect(!search.isIndependent(of: ["x": .text("1"), "y": .text("1")]))
  }

  @Test("Alternatives need one of their literals, negation none")
  func formulas() throws {
    let formula = Matcher.all([
      try pattern("fetch()"), .not(try pattern("other()")),
      .any([try pattern("fetch()"), try pattern("load()")]),
    ]).requiredLiterals
    #expect(formula.isSatisfied(by: WordFilter(Array("fetch".utf8))))
    #expect(!formula.isSatisfied(by: WordFilter(Array("load other".utf8))))
    #expect(
      Matcher.any([try pattern("fetch()"), .kind([.callExpression])]).requiredLiterals == .always)
  }

  @Test(
    "The name that is called",
    arguments: [
      ("fetch(1)", "fetch"), ("a.b.fetch(1)", "fetch"), ("<#b?#>.fetch { }", "fetch"),
      ("Item(1)", "Item init"),
      ("<#f#>(1)", nil), ("a + b", nil), ("Item.init()", nil), ("f()()", nil),
    ] as [(String, String?)])
  func calleeNames(text: String, name: String?) throws {
    #expect(try pattern(text).calleeNames?.sorted().joined(separator: " ") == name)
  }

  @Test(
    "Why a pattern does not fit",
    arguments: [
      ("f(a: <#x#>)", "f(b: 1)", 2, "`a` is expected here", "b"),
      ("f(<#x#>)", "f(1, 2)", 7, "the pattern has nothing for this", "2"),
      ("f(<#x: string#>)", "f(1)", 2, "the placeholder does not take integer_literal", "1"),
      ("a.b(1)", "a.c(1)", 2, "`b` is expected here", "c"),
      ("f(<#x#>, <#x#>)", "f(1, 2)", 9, "this is other code than the name stands for", "2"),
    ])
  func explanations(
    text: String, source: String, offset: Int, reason: String, place: String
  ) throws {
    let tree = SyntaxParser().parse(source)
    let call = try #require(tree.root.descendants.first { $0.kind == .callExpression })
    let failure = try #require(try pattern(text).explain(at: call))
    #expect(failure.reason == reason)
    #expect(failure.offset == offset)
    #expect(failure.node.text == place)
  }

  @Test(
    "A line of conditional compilation is seen, and said",
    arguments: [
      ("f(<#x#>, <#y#>)", "f(\n  1,\n#if A\n  2\n#endif\n)", true),
      ("g { <#x...#> }", "g {\n#if A\n  3\n#endif\n}", false),
      ("g { <#x...#> }", "g {\n#if A\n  3\n#else\n  4\n#endif\n  5\n}", false),
      ("f(<#x...#>)", "f(1,\n#if A\n  2,\n#endif\n  3)", false),
      ("<#b#>.tint(1)", "a\n#if A\n  .c()\n#endif\n  .tint(1)", true),
      ("<#b#>.tint(1)", "a\n#if A\n  .c()\n  .tint(1)\n#endif", true),
      ("<#b#>.tint(1)", "a\n#if A\n  .tint(1)\n#endif", true),
      ("a(); b()", "a()\n#if A\nb()\n#endif", true),
      ("f(1)", "#if A\nf(1)\n#endif", false),
    ])
  func directives(text: String, source: String, spans: Bool) throws {
    let tree = SyntaxParser().parse(source)
    let match = try #require(try pattern(text).matches(in: tree.root).first)
    #expect(match.spansDirective == spans)
  }

  @Test("A body is taken with the lines that end it")
  func directivesOfBody() throws {
    let tree = SyntaxParser().parse("g {\n#if A\n  3\n#endif\n}")
    let match = try #require(try pattern("g { <#x...#> }").matches(in: tree.root).first)
    #expect(match.captures["x"]?.text == "#if A\n  3\n#endif")
  }

  @Test("Chains may nest thousands deep")
  func deepChain() throws {
    let chain = "root" + String(repeating: ".step(1)", count: 3000) + ".last(2)"
    let tree = SyntaxParser().parse(chain)
    let found = try pattern("<#base#>.last(<#x#>)").matches(in: tree.root)
    #expect(found.count == 1)
    let steps = try pattern("<#base?#>.step(<#x#>)").matches(in: tree.root)
    #expect(steps.count == 3000)
  }

  @Test("Many placeholders in one list do not blow up")
  func manyRuns() throws {
    let arguments = (0..<60).map { "a\($0)" }.joined(separator: ", ")
    let tree = SyntaxParser().parse("f(\(arguments))")
    let matcher = try pattern(
      "f(<#a...#>, x, <#b...#>, y, <#c...#>, z, <#d...#>, w, <#e...#>)")
    #expect(matcher.matches(in: tree.root).isEmpty)
  }
}
