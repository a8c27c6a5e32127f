import QueryLanguage
import Testing

@Suite("Forms that mean the same")
struct EquivalenceTests {
  /// Each form with a pattern in the one and sources in the other, and what never matches.
  static let rows: [(Equivalence, PatternCase)] = [
    (
      .trailingClosure,
      PatternCase(
        "f(<#x#>, action: { <#body...#> })",
        in: "f(1) { a; b }; f(2, action: { c }); f(3, do: { })",
        ["body: a; b | x: 1", "body: c | x: 2"])
    ),
    (
      .trailingClosure,
      PatternCase(
        "f(<#x#>) { <#body...#> }", in: "f(1, action: { a }); f(2, { b }); f(3) { c }; f(4, a: b)",
        ["body: a | x: 1", "body: b | x: 2", "body: c | x: 3"])
    ),
    (
      .trailingClosure,
      PatternCase(
        "f(<#x#>, a: { 1 }, b: { <#y...#> })",
        in: "f(0) { 1 } b: { c }; f(0, a: { 1 }) { c }; f(0) { 1 } c: { d }",
        ["x: 0 | y: c", "x: 0 | y: c"])
    ),
    (
      .trailingClosure,
      PatternCase(
        "f { 1 } b: { <#y...#> }",
        in: "f(a: { 1 }, b: { 2 }); f({ 1 }, c: { 3 }); f { 1 } b: { 4 }",
        ["y: 2", "y: 4"])
    ),
    (
      .trailingClosure,
      PatternCase(
        "f(<#x#>, done: <#c: closure#>)", in: "f(1) { a }; f(2, done: { }); f(3, done: g)",
        ["c: { a } | x: 1", "c: { } | x: 2"])
    ),
    (
      .trailingClosure,
      PatternCase(
        "f(<#x#>) <#closures...#>", in: "f(1, a: { }, b: { }); f(2, a: 1, b: { })",
        ["closures: a: { }, b: { } | x: 1"])
    ),
    (
      .trailingClosure,
      PatternCase(
        "f(<#x...#>) <#closures...#>", in: "f(a: { 1 }) { 2 }; f(1, a: { 2 })",
        ["closures: { 2 } | x: a: { 1 }", "closures: a: { 2 } | x: 1"])
    ),
    (.trailingClosure, .none("f(a: <#x#>)", in: "f { }")),
    (
      .emptyArguments,
      PatternCase("f() { <#x...#> }", in: "f { 1 }; f() { 2 }; f(3) { }", ["x: 1", "x: 2"])
    ),
    (
      .emptyArguments,
      PatternCase("f { <#x...#> }", in: "f { 1 }; f() { 2 }; f(3) { }", ["x: 1", "x: 2"])
    ),
    (
      .optionalBinding,
      PatternCase(
        "if let <#x#> { <#b...#> }", in: "if let a = a { c }\nif let a = b { }\nif let d { }",
        ["b: c | x: a", "b:  | x: d"])
    ),
    (
      .optionalBinding,
      PatternCase(
        "guard let <#x#> = <#x#>, b else { return }",
        in: "guard let a, b else { return }\nguard let c = c, b else { return }", ["x: a", "x: c"])
    ),
    (.optionalBinding, .none("if let <#x#> = y { }", in: "if let x { }")),
    (
      .arrayType,
      PatternCase(
        "[<#t#>]", in: "let x: Array<Int>, y: [Int], z: Set<Int>", ["t: Int", "t: Int"],
        as: .type)
    ),
    (
      .arrayType,
      PatternCase(
        "Array<<#t#>>", in: "let x: Array<Int>, y: [Int]", ["t: Int", "t: Int"],
        as: .type)
    ),
    (.arrayType, PatternCase("[<#t#>]()", in: "[A](); Array<A>(); Set<A>()", ["t: A", "t: A"])),
    (.arrayType, PatternCase("Array<A>()", in: "[A](); [B]()", ["[A]()"])),
    (
      .dictionaryType,
      PatternCase(
        "[<#k#>: <#v#>]", in: "let x: Dictionary<K, V>, y: [K: V], z: Other<K, V>",
        ["k: K | v: V", "k: K | v: V"], as: .type)
    ),
    (
      .dictionaryType,
      PatternCase(
        "Dictionary<<#k#>, <#v#>>", in: "let x: Dictionary<K, V>, y: [K: V]",
        ["k: K | v: V", "k: K | v: V"], as: .type)
    ),
    (
      .optionalType,
      PatternCase("<#t#>?", in: "let x: Optional<T>, y: T?, z: T", ["t: T", "t: T"], as: .type)
    ),
    (
      .optionalType,
      PatternCase("Optional<<#t#>>", in: "let x: Optional<T>, y: T?", ["t: T", "t: T"], as: .type)
    ),
    (.explicitInit, PatternCase("Item(<#x#>)", in: "Item.init(1); Item(2)", ["x: 1", "x: 2"])),
    (
      .explicitInit, PatternCase("Item.init(<#x#>)", in: "Item.init(1); Item(2)", ["x: 1", "x: 2"])
    ),
    (.explicitInit, .none("fetch(<#x#>)", in: "fetch.init(1); Item.fetch(2)")),
    (.parentheses, PatternCase("f(a + <#x#>)", in: "f((a + b)); f(a + (c))", ["x: b", "x: (c)"])),
    (.parentheses, PatternCase("f((<#x#>).b)", in: "f(a.b); f((a).b)", ["x: a", "x: a"])),
    (.parentheses, PatternCase("if a { }", in: "if (a) { }", ["if (a) { }"])),
    (.parentheses, .none("a + b * c", in: "(a + b) * c")),
    (.closureParentheses, PatternCase("{ <#p#> in 1 }", in: "f { (a) in 1 }", ["p: a"])),
    (.closureParentheses, PatternCase("{ (<#p#>) in 1 }", in: "f { a in 1 }", ["p: a"])),
    (
      .stringQuoting,
      PatternCase(
        #"f("a")"#, in: ##"f("a"); f(#"a"#); f("b"); f("""\##n  a\##n  """); f("\u{61}")"##,
        [#"f("a")"#, ##"f(#"a"#)"##, "f(\"\"\"\n  a\n  \"\"\")"])
    ),
    (.stringQuoting, PatternCase(##"f(#"a"#)"##, in: #"f("a"); f("b")"#, [#"f("a")"#])),
  ]

  @Test(arguments: rows.map(\.1))
  func matches(_ row: PatternCase) throws { try row.check() }

  @Test("Every form has a row")
  func coverage() { #expect(Set(Self.rows.map(\.0)) == Set(Equivalence.allCases)) }

  @Test(arguments: [
    PatternCase("f(1) { 2 }", in: "f(1, a: { 2 }); f(1) { 2 }", ["f(1) { 2 }"], exactly: true),
    .none("f() { 2 }", in: "f { 2 }", exactly: true),
    .none("if let a { }", in: "if let a = a { }", exactly: true),
    .none("if let a = a { }", in: "if let a { }", exactly: true),
    .none("[T]", in: "let x: Array<T>", as: .type, exactly: true),
    .none("[K: V]", in: "let x: Dictionary<K, V>", as: .type, exactly: true),
    .none("T?", in: "let x: Optional<T>", as: .type, exactly: true),
    .none("Item()", in: "Item.init()", exactly: true),
    .none("f(a)", in: "f((a))", exactly: true),
    .none("{ a in b }", in: "f { (a) in b }", exactly: true),
    .none(#"f("a")"#, in: ##"f(#"a"#)"##, exactly: true),
  ])
  func exactly(_ row: PatternCase) throws { try row.check() }

  @Test("`self.x` is not `x`")
  func explicitSelf() throws {
    try PatternCase.none("f(x)", in: "f(self.x)").check()
    try PatternCase.none("f(self.x)", in: "f(x)").check()
  }
}
