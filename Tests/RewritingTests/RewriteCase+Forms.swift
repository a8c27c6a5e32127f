extension RewriteCase {
  /// Forms of the source that mean the same as the pattern's.
  static let forms = [
    RewriteCase(
      "parentheses with nothing in them", "f(<#a...#>) { <#c...#> }",
      "f(<#a...#>) { g(<#c...#>) }", "f() { b() }\n", "f() { g(b()) }\n"),
    RewriteCase(
      "statements that become arguments", "f { <#c...#> }", "f { g(<#c...#>) }",
      "f { a(); b { 1 }; c }\n", "f { g(a(), b { 1 }, c) }\n"),
    RewriteCase(
      "statements on lines that become arguments", "f { <#c...#> }",
      "f {\n  g(\n    <#c...#>\n  )\n}", "f {\n  a() // d\n\n  b\n    .c()\n}\n",
      "f {\n  g(\n    a(), // d\n\n    b\n      .c()\n  )\n}\n"),
    RewriteCase(
      "statements that stay in a closure of an argument", "f { <#c...#> }", "f(1) { <#c...#> }",
      "f {\n  a()\n  b()\n}\n", "f(1) {\n  a()\n  b()\n}\n"),
    RewriteCase(
      "closure behind", "f(<#x#>, at: <#a#>) <#c...#>", "g(<#x#>, on: <#a#>) <#c...#>",
      "f(1, at: 2) { b() }\n", "g(1, on: 2) { b() }\n"),
    RewriteCase(
      "closure in the parentheses", "f(<#x#>, at: <#a#>) <#c...#>",
      "g(<#x#>, on: <#a#>) <#c...#>", "f(1, at: 2, done: { b() })\n",
      "g(1, on: 2, done: { b() })\n"),
    RewriteCase(
      "closure in the parentheses, argument less", "f(<#x#>, at: <#a#>) <#c...#>",
      "f(<#x#>) <#c...#>", "f(\n    1,\n    at: 2,\n    done: {\n        b()\n    }\n)\n",
      "f(\n    1,\n    done: {\n        b()\n    }\n)\n"),
    RewriteCase(
      "closure in the parentheses, alone", "f(<#x#>) <#c...#>", "f() <#c...#>",
      "f(1, done: { b() })\n", "f(done: { b() })\n"),
    RewriteCase(
      "several closures in the parentheses", "f(<#x#>, at: <#a#>) <#c...#>",
      "f(<#x#>, on: <#a#>) <#c...#>", "f(1, at: 2, done: { b() }, failed: { c() })\n",
      "f(1, on: 2, done: { b() }, failed: { c() })\n"),
    RewriteCase(
      "several closures behind", "f(<#x#>, at: <#a#>) <#c...#>",
      "f(<#x#>, on: <#a#>) <#c...#>", "f(1, at: 2) { b() } failed: { c() }\n",
      "f(1, on: 2) { b() } failed: { c() }\n"),
    RewriteCase(
      "labelled closure that stands behind", "f(<#x#>, done: <#c: closure#>)",
      "g(<#x#>, then: <#c#>)", "f(1) { b() }\n", "g(1) { b() }\n"),
    RewriteCase(
      "labelled closure without parentheses", "f(done: <#c: closure#>)", "g(then: <#c#>)",
      "f { b() }\n", "g { b() }\n"),
    RewriteCase(
      "parentheses for something new", "f(done: <#c: closure#>)", "g(1, then: <#c#>)",
      "f { b() }\n", "g(1) { b() }\n"),
    RewriteCase(
      "something new beside a closure behind", "f(<#x#>, done: <#c: closure#>)",
      "f(<#x#>, at: 2, done: <#c#>)", "f(1) { b() }\n", "f(1, at: 2) { b() }\n"),
    RewriteCase(
      "labelled closure with its label", "f(<#x#>, done: <#c: closure#>)",
      "g(<#x#>, then: <#c#>)", "f(1, done: { b() })\n", "g(1, then: { b() })\n"),
    RewriteCase(
      "explicit init", "A(<#x#>)", "B(<#x#>)", "A.init(1)\n", "B(1)\n"),
    RewriteCase(
      "explicit init stays", "A(<#x#>)", "A(<#x#>, 2)", "A.init(1)\n", "A.init(1, 2)\n"),
    RewriteCase(
      "redundant parentheses", "f(a, <#x#>)", "g(a, <#x#>)", "f((a), (b))\n", "g((a), (b))\n"),
    RewriteCase(
      "attributes beyond the pattern's", "@A var <#n#> = <#v#>", "var <#n#> = <#v#>",
      "@B @A private var b = 1\n", "@B private var b = 1\n"),
    RewriteCase(
      "attributes on lines", "@A var <#n#> = <#v#>", "@C var <#n#> = <#v#>",
      "@B(1)\n@A\npublic var b = 1\n", "@B(1)\n@C\npublic var b = 1\n"),
    RewriteCase(
      "short if let", "if let <#n: identifier#> = <#n#> { <#s...#> }",
      "if let <#n#> { <#s...#> }", "if let a = a { b() }\n", "if let a { b() }\n"),
    RewriteCase(
      "short guard let", "guard let <#a: identifier#> = <#b#> else { return }",
      "guard let <#a#> = check(<#b#>) else {\n    log()\n    return\n}",
      "func f() {\n  guard let a else { return }\n  guard let b = c else { return }\n}\n",
      "func f() {\n  guard let a = check(a) else {\n    log()\n    return\n  }\n"
        + "  guard let b = check(c) else {\n    log()\n    return\n  }\n}\n"),
    RewriteCase(
      "short guard let stays", "guard let <#a: identifier#> = <#b#> else { return }",
      "guard let <#a#> = <#b#> else { throw e }",
      "func f() throws {\n  guard let a else { return }\n}\n",
      "func f() throws {\n  guard let a else { throw e }\n}\n"),
    RewriteCase(
      "type sugar", "func <#f#>(_ a: [<#t#>])", "func <#f#>(_ b: [<#t#>])",
      "protocol P {\n  func g(_ a: Array<Int>)\n}\n", "protocol P {\n  func g(_ b: Array<Int>)\n}\n"
    ),
    RewriteCase(
      "semicolons", "f(<#x#>)\ng()", "f(<#x#>)\nh()", "f(1); g(); i()\n", "f(1); h(); i()\n"),
  ]
}
