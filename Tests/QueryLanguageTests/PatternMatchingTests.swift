import QueryLanguage
import Testing

@Suite("What patterns match")
struct PatternMatchingTests {
  @Test(arguments: [
    PatternCase("fetch(<#x#>)", in: "fetch(1)", ["x: 1"]),
    PatternCase("fetch( <#x#> )", in: "fetch(\n  a.b(c) // why\n)", ["x: a.b(c)"]),
    PatternCase("fetch(id: <#x#>)", in: "fetch(id: 1); fetch(1); fetch(di: 1)", ["x: 1"]),
    .none("fetch(<#x#>)", in: "fetch(id: 1); fetch(); fetch(1, 2); fetch(1) { }"),
    .none("fetch(a: <#x#>)", in: "fetch(a: 1) { b }"),
    .none("fetch(<#x#>)", in: "other(1); a.fetch(1)"),
    PatternCase("fetch()", in: "fetch(); fetch(1); fetch { }; fetch() { }", ["fetch()"]),
    PatternCase("fetch(<#_#>)", in: "fetch(1); fetch(2)", ["fetch(1)", "fetch(2)"]),
    PatternCase("<#f: identifier#>(1)", in: "a(1); a.b(1)", ["f: a"]),
    PatternCase("pair(<#x#>, <#x#>)", in: "pair(a.b, a . b); pair(1, 2)", ["x: a.b"]),
    PatternCase("a + <#x#>", in: "a + b * c", ["x: b * c"]),
    .none("a + <#x#>", in: "a - b"),
    PatternCase("<#x#> = true", in: "a = true; b.c = true; d == true", ["x: a", "x: b.c"]),
    PatternCase("Store.shared.<#name#>", in: "Store.shared.a.b", ["name: a"]),
  ])
  func expressions(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "f(<#x...#>)", in: "f(); f(1); f(1, a: 2, 3)", ["x: ", "x: 1", "x: 1, a: 2, 3"]),
    PatternCase(
      "f(<#x...#>, last: <#y#>)", in: "f(last: 1); f(a, b: c, last: 2)",
      ["x:  | y: 1", "x: a, b: c | y: 2"]),
    PatternCase("f(a, <#x...#>)", in: "f(a); f(a, 1); f(b)", ["x: ", "x: 1"]),
    PatternCase(
      "f(a, <#x...#>, b)", in: "f(a, b); f(a, 1, 2, b); f(a)", ["x: ", "x: 1, 2"]),
    PatternCase(
      "f(<#x...#>, k: 1, <#y...#>)", in: "f(k: 1); f(0, k: 1, 2); f(k: 2)",
      ["x:  | y: ", "x: 0 | y: 2"]),
    .none("f(<#x...#>)", in: "f(1) { }; f { }"),
    PatternCase("f(<#x?#>)", in: "f(); f(1); f(1, 2); f(a: 1)", ["x: ", "x: 1"]),
    PatternCase("f(a, <#x?#>)", in: "f(a); f(a, 1)", ["x: ", "x: 1"]),
    PatternCase("f(1,)", in: "f(1); f(1,)", ["f(1)", "f(1,)"]),
    PatternCase("[<#e...#>]", in: "[a, b,]; []; [a: b]", ["e: a, b", "e: "]),
    PatternCase("[<#a#>, <#b#>]", in: "[1, 2,]; [1]; [1, 2, 3]", ["a: 1 | b: 2"]),
    PatternCase("[<#k#>: <#v#>]", in: "[a: b]; [a]", ["k: a | v: b"]),
    PatternCase("(<#a#>, <#b#>)", in: "_ = (1, 2); _ = (1, x: 2)", ["a: 1 | b: 2"]),
  ])
  func lists(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "f(<#x#>) <#closures...#>", in: "f(1) { a } done: { b }; f(2); f(3, a: 1)",
      ["closures: { a } done: { b } | x: 1", "closures:  | x: 2"]),
    PatternCase(
      "f(<#x...#>) <#closures...#>", in: "f(1) { a }; f { b }; f()",
      ["closures: { a } | x: 1", "closures: { b } | x: ", "closures:  | x: "]),
    PatternCase(
      "f { <#body...#> }", in: "f { a; b }; f { }; f(1) { }; f { x in a }",
      ["body: a; b", "body: "]),
    PatternCase(
      "f { <#p#> in <#body...#> }", in: "f { x in a }; f { x, y in a }; f { a }",
      ["body: a | p: x"]),
    PatternCase(
      "f { <#p...#> in <#body...#> }", in: "f { x in a }; f { x, y in }; f { a }",
      ["body: a | p: x", "body:  | p: x, y"]),
    PatternCase(
      "{ <#body...#> }", in: "f { a\n b }; g { x in a }", ["body: a\n b"]),
    PatternCase(
      "<#base?#>.tint(<#x#>)", in: "a.b.tint(1); tint(2); .tint(3); a.tint(4, 5)",
      ["base: a.b | x: 1", "base:  | x: 2"]),
    PatternCase(
      "<#base#>.tint(<#x#>)", in: "a.b.tint(1); tint(2)", ["base: a.b | x: 1"]),
  ])
  func closuresAndReceivers(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "if <#conditions...#> { <#body...#> }",
      in: "if a == 1, let x = y { b; c }\nif a { }\nif a { } else { }",
      ["body: b; c | conditions: a == 1, let x = y", "body:  | conditions: a"]),
    PatternCase(
      "if <#c#> { <#a...#> } else { <#b...#> }", in: "if x { 1 } else { 2 }\nif x { }",
      ["a: 1 | b: 2 | c: x"]),
    PatternCase(
      "guard let <#x#> = <#y#> else { return }", in: "guard let a = b else { return }",
      ["x: a | y: b"]),
    PatternCase(
      "switch <#x#> { <#cases...#> }", in: "switch a { case .b: c\ncase .d: e }",
      ["cases: case .b: c\ncase .d: e | x: a"]),
    PatternCase("a()\nb(<#x#>)", in: "a(); b(1)\na()\nc()\na()\n// why\nb(2)", ["x: 1", "x: 2"]),
    PatternCase("a(); <#between...#>; b()", in: "a(); c(); d(); b(); e()", ["between: c(); d()"]),
    PatternCase("a(); <#rest...#>", in: "func f() { x(); a(); c(); d() }", ["rest: c(); d()"]),
    PatternCase("return <#x?#>", in: "func f() { if a { return }\nreturn 1 }", ["x: ", "x: 1"]),
    PatternCase(
      "for <#x#> in <#xs#> { <#body...#> }", in: "for (a, b) in c { d }",
      ["body: d | x: (a, b) | xs: c"]),
  ])
  func statements(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "@Wrapper var <#name#>: <#type#> = <#value#>",
      in: "struct A { @Wrapper var a: Int = 1; @Wrapper var b = 2; var c: Int = 3 }",
      ["name: a | type: Int | value: 1"]),
    PatternCase(
      "@Wrapper var <#name#> = <#value#>",
      in: "struct A { @Wrapper var a: Int = 1; @Wrapper var b = 2; @Other var c = 3 }",
      ["name: b | value: 2"]),
    PatternCase(
      "@Wrapper var <#name#> = <#value#>",
      in: "struct A {\n/// Doc.\n@Other(1) @Wrapper\nprivate(set) static var b = 2 }",
      ["name: b | value: 2"]),
    PatternCase(
      "@Wrapper var <#name#>: <#type?#> = <#value#>",
      in: "struct A { @Wrapper var a: Int = 1; @Wrapper var b = 2 }",
      ["name: a | type: Int | value: 1", "name: b | type:  | value: 2"]),
    PatternCase(
      "@Wrapper var <#name#>: <#type#> = <#value?#>",
      in: "struct A { @Wrapper var a: Int = 1; @Wrapper var b: T }",
      ["name: a | type: Int | value: 1", "name: b | type: T | value: "]),
    .none("@Wrapper var <#name#> = <#value#>", in: "struct A { @Wrapper let a = 1; var b = 2 }"),
    .none(
      "@Wrapper var <#name#> = <#value#>", in: "struct A { @Wrapper var a = 1, b = 2 }"),
    PatternCase(
      "func <#name#>(<#params...#>) { <#body...#> }",
      in: "func a() { b }\nfunc c(d: Int, _ e: T = 1) { }\nfunc f() -> Int { 1 }",
      ["body: b | name: a | params: ", "body:  | name: c | params: d: Int, _ e: T = 1"]),
    PatternCase(
      "struct <#name#>: <#parents...#> { <#members...#> }",
      in: "struct A: B, C { var a = 1\nfunc b() { } }\nstruct D { }",
      [
        "members: var a = 1\nfunc b() { } | name: A | parents: B, C",
        "members:  | name: D | parents: ",
      ]),
    PatternCase(
      "init(<#p...#>) { <#body...#> }", in: "struct A { init(a: Int) { b } }",
      ["body: b | p: a: Int"], as: .member),
    PatternCase("import <#m#>", in: "import A\nimport B", ["m: A", "m: B"]),
  ])
  func declarations(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "Pair<(<#elements...#>)>", in: "let x: Pair<(A, b: B)> = c; let y: Pair<A>",
      ["elements: A, b: B"], as: .type),
    PatternCase(
      "Stack<Pair<(<#elements...#>)>>", in: "let x: Stack<Pair<(A, B)>>", ["elements: A, B"],
      as: .type),
    PatternCase("<#t: identifier#>.ID", in: "let x: Item.ID", ["t: Item"], as: .type),
  ])
  func types(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "f($<#flag#>)", in: "f($a); f(a); f($a.b); f(_a); f($0)", ["flag: a"]),
    PatternCase("_<#flag#> = <#v#>", in: "_a = 1; a = 1", ["flag: a | v: 1"]),
    PatternCase("f($<#x#>, <#x#>)", in: "f($a, a); f($a, b)", ["x: a"]),
    PatternCase("f(<#x#>, $<#x#>)", in: "f(a, $a); f(a, $b)", ["x: a"]),
  ])
  func builtIdentifiers(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "f(<#x#>, at: <#p?#>)", in: "f(1); f(1, at: 2); f(1, to: 2)",
      ["p:  | x: 1", "p: 2 | x: 1"]),
    PatternCase("f(at: <#p?#>, <#x#>)", in: "f(1); f(at: 2, 1)", ["p:  | x: 1", "p: 2 | x: 1"]),
    PatternCase("<#a#> ?? <#b#>", in: "x ?? y", ["a: x | b: y"]),
    PatternCase("<#c#> ? <#a#> : <#b#>", in: "x ? y : z", ["a: y | b: z | c: x"]),
    PatternCase("!<#x#>", in: "!a; a", ["x: a"]),
    PatternCase("try? <#x#>", in: "try? a.b(); try a", ["x: a.b()"]),
    PatternCase("await <#x#>", in: "await a.b()", ["x: a.b()"]),
    PatternCase("<#x#> as? <#t#>", in: "a as? B; a as! B", ["t: B | x: a"]),
    PatternCase(#"\.<#name#>"#, in: #"f(\.a)"#, ["name: a"]),
    PatternCase(#""a\(<#x#>)b""#, in: #""a\(c + d)b"; "a\(c)""#, ["x: c + d"]),
    PatternCase(
      "\n<#base?#>\n  .tint(<#x#>)\n  .go()\n", in: "a\n  .tint(1)\n  // why\n  .go()",
      ["base: a | x: 1"]),
    PatternCase("<#base?#>.x = <#v#>", in: "a.x = 1; x = 2", ["base: a | v: 1", "base:  | v: 2"]),
    PatternCase("<#base#>.tint(1)", in: "a?.b.tint(1); a!.tint(1)", ["base: a?.b", "base: a!"]),
    PatternCase("{ [weak self] in <#b...#> }", in: "f { [weak self] in a; b }", ["b: a; b"]),
    PatternCase("#Macro(<#x#>) { <#b...#> }", in: "#Macro(1) { a }", ["b: a | x: 1"]),
    PatternCase("Item<<#t#>>(<#x...#>)", in: "Item<A>(1); Item(2)", ["t: A | x: 1"]),
    PatternCase("<#x: call#>.value", in: "a().value; a.value", ["x: a()"]),
    PatternCase(
      "f(<#x: literal#>)", in: "f(-1); f(nil); f([1]); f(a)",
      ["x: -1", "x: nil", "x: [1]"]),
    PatternCase("f(<#x: expression#>)", in: "f(a + b)", ["x: a + b"]),
    PatternCase("f(<#x: boolean#>)", in: "f(true); f(x)", ["x: true"]),
    PatternCase("g(<#x...: argument#>)", in: "g(1, a: 2)", ["x: 1, a: 2"]),
  ])
  func more(_ row: PatternCase) throws { try row.check() }

  @Test(arguments: [
    PatternCase(
      "func <#n#>(\n  <#p...#>\n) -> <#r?#> { <#b...#> }",
      in: "func a() { }\nfunc b(c: C) -> D { e }",
      ["b:  | n: a | p:  | r: ", "b: e | n: b | p: c: C | r: D"]),
    PatternCase(
      "var <#n#>: <#t#> { <#b...#> }", in: "struct S { var a: A { b }; var c: C = d }",
      ["b: b | n: a | t: A"]),
    PatternCase(
      "@Wrapper(<#a...#>) var <#n#>: <#t#>",
      in: "struct S { @Wrapper(a: 1, 2) var b: C; @Wrapper var d: E }", ["a: a: 1, 2 | n: b | t: C"]
    ),
    PatternCase(
      "@<#w#> var <#n#> = <#v#>", in: "struct S { @A var b = 1; var c = 2 }", ["n: b | v: 1 | w: A"]
    ),
    PatternCase(
      "init(<#p...#>) { <#before...#>; self.<#x#> = <#v#>; <#after...#> }",
      in: "struct S { init() { a(); self.b = c; d() } }",
      ["after: d() | before: a() | p:  | v: c | x: b"], as: .member),
    PatternCase(
      "enum <#n#> { <#cases...#> }", in: "enum A { case a, b\n  case c(D) }",
      ["cases: case a, b\n  case c(D) | n: A"]),
    PatternCase(
      "extension <#t#>: P { <#m...#> }", in: "extension A.B: P { }", ["m:  | t: A.B"]),
    PatternCase("let <#n#> = <#v#>", in: "let a = 1, b = 2\nlet c = 3", ["n: c | v: 3"]),
    PatternCase(
      "static func f() { }", in: "class A { public static func f() { } }",
      ["public static func f() { }"]),
    .none("static func f() { }", in: "class A { func f() { } }"),
    PatternCase(
      "struct <#n#>: <#p...#> { <#m...#> }", in: "@A struct B: C, @unchecked D { }",
      ["m:  | n: B | p: C, @unchecked D"]),
    PatternCase(
      "struct <#n#>:\n  P\n{\n  <#m...#>\n}", in: "struct A: P { var x = 1 }",
      ["m: var x = 1 | n: A"]),
    PatternCase(
      "var a: A\nfunc <#f#>() { }", in: "struct S { let b = 1\n  var a: A\n  func c() { } }",
      ["f: c"], as: .member),
    PatternCase("// which\nlet <#n#> = 1 // one", in: "let a = 1", ["n: a"]),
    PatternCase(
      "init?(<#p...#>) { <#b...#> }", in: "class A { init?(a: B) { c } }", ["b: c | p: a: B"]),
    PatternCase("deinit { <#b...#> }", in: "class A { deinit { c } }", ["b: c"]),
    PatternCase(
      "subscript(<#p...#>) -> <#r#> { <#b...#> }", in: "class A { subscript(i: I) -> B { c } }",
      ["b: c | p: i: I | r: B"]),
    PatternCase(
      "func <#f#><T>(<#p...#>) async throws -> <#r#> where T: <#c#> { <#b...#> }",
      in: "func a<T>(b: T) async throws -> C where T: D { e }",
      ["b: e | c: D | f: a | p: b: T | r: C"]),
    PatternCase("typealias <#n#> = <#t#>", in: "typealias A = [B]", ["n: A | t: [B]"]),
    PatternCase(
      "case <#n#>(<#t...#>)", in: "enum E { case a(B, c: D); case e }", ["n: a | t: B, c: D"],
      as: .member),
  ])
  func moreDeclarations(_ row: PatternCase) throws { try row.check() }
}
