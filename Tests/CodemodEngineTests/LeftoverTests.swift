import CodemodEngine
import Testing

/// Rules of `then` that report what the others have left, names that lose a word, and operators that
/// come beside others.
@Suite struct LeftoverTests {
  static let converting = Mod(
    "convert",
    """
    rules:
      - match: "class <#suite: identifier#>: Old { <#_...#> }"
        then:
          - match: "class <#suite#>: Old { <#members...#> }"
            rewrite: "struct <#suite#> { <#members...#> }"
          - match: "func <#name: identifier#>() { <#body...: statement#> }"
            let:
              short: { name-without: name, prefix: test }
            rewrite: "@New func <#short#>() { <#body...#> }"
          - match: "same(<#a#>, <#b#>)"
            rewrite: "expect(<#a#> == <#b#>)"
          - match: "isFalse(<#a#>)"
            rewrite: "expect(!<#a#>)"
          - match: "fails(<#a#>) { same(error, <#b#>) }"
            rewrite: "expect(<#b#>) { <#a#> }"
          - match: { pattern: "<#called: identifier#>(<#_...#>)", regex: "^(same|isFalse|fails)" }
            otherwise: "{suite} calls {called} at {places}"
    """)

  private static func suite(_ head: String, _ members: String...) -> String {
    "\(head) {\n" + members.map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func row(_ name: String, _ before: String, _ after: String) -> EngineCase {
    EngineCase(
      name: name, mods: [converting], before: suite("private class A: Old", before),
      after: suite("private struct A", after))
  }

  static let cases: [EngineCase] = [
    row("a keyword behind a modifier", "func testOne() {}", "@New func one() {}"),
    row("an abbreviation", "func testURLOf() {}", "@New func urlOf() {}"),
    row("a keyword that would be left", "func testInit() {}", "@New func testInit() {}"),
    row("a word that goes on", "func tested() {}", "@New func tested() {}"),
    row("a name that is used", "func testB() { b() }", "@New func testB() { b() }"),
    row(
      "operators", "func testX() { same(a ?? b, c == d); isFalse(a && b) }",
      "@New func x() { expect(a ?? b == (c == d)); expect(!(a && b)) }"),
    row(
      "effects", "func testX() { same(try a(), try b()); same(try? a(), nil) }",
      "@New func x() { expect(try a() == (try b())); expect((try? a()) == nil) }"),
    row(
      "what another rule spells out", "func testX() { fails(f()) { same(error, 1) } }",
      "@New func x() { expect(1) { f() } }"),
    EngineCase(
      name: "a call that no rule takes", mods: [converting],
      before: suite(
        "class A: Old", "func testX() { same(a, b, c) }", "func testY() { same(1, 2) }"),
      findings: ["1:1 convert: A calls same at line 2"]),
  ]

  @Test(arguments: cases) func leaveNothing(_ row: EngineCase) throws { try row.check() }
}
