import CodemodEngine
import Testing

/// Code that moves into a member of its own.
@Suite struct ExtractTests {
  static let moving = Mod(
    "move",
    """
    rules:
      - match: { query: "(lambda_literal (statements) @work)" }
        inside: { pattern: "draw(<#_...#>) <#_...#>" }
        where:
          - branches: { capture: work, at-least: 2 }
        let:
          name: { free-name: [drawn, drawnToo], otherwise: no name }
          parameters: { free-variables-of: work, as: parameters, otherwise: "{place}: {detail}" }
          arguments: { free-variables-of: work, as: arguments, otherwise: "{place}: {detail}" }
        extract:
          content: work
          call: "{name}({arguments})"
          member: |
            func <#name#>(<#parameters...#>) {
                <#work#>
            }
          otherwise: "no: {detail}"
    """)

  static let either = "if a { b() } else { c() }"

  /// A type with a method whose body is `code`.
  private static func type(_ code: String, _ head: String = "func f()") -> String {
    "struct A {\n  \(head) {\n    \(code)\n  }\n}\n"
  }

  private static func stays(_ name: String, _ text: String, _ reason: String) -> EngineCase {
    EngineCase(name: name, mods: [moving], before: text, findings: [reason])
  }

  static let moved: [EngineCase] = [
    EngineCase(
      name: "on one line", mods: [moving], before: type("draw { \(either) }"),
      after: "struct A {\n  func f() {\n    draw { drawn() }\n  }\n\n"
        + "  func drawn() {\n    \(either)\n  }\n}\n"),
    EngineCase(
      name: "with comments and tabs", mods: [moving],
      before:
        "class A {\n\tfunc f() {\n\t\tdraw { // c\n\t\t\t// d\n\t\t\t\(either)\n\t\t\t// e\n\t\t}\n"
        + "\t}\n\tvar b: Int // f\n\t// g\n}\n",
      after: "class A {\n\tfunc f() {\n\t\tdraw { // c\n\t\t\tself.drawn()\n\t\t}\n\t}\n"
        + "\tvar b: Int // f\n\t// g\n\n"
        + "\tfunc drawn() {\n\t\t// d\n\t\t\(either)\n\t\t// e\n\t}\n}\n"),
    EngineCase(
      name: "other rewrites in the code that moves",
      mods: [
        moving,
        Mod(
          "rename",
          """
          rules:
            - match: b()
              rewrite: bee()
            - match: c()
              rewrite: |
                sea {
                  d()
                }
          """),
      ],
      before: type("draw { \(either) }"),
      after: "struct A {\n  func f() {\n    draw { drawn() }\n  }\n\n  func drawn() {\n"
        + "    if a { bee() } else { sea {\n      d()\n    } }\n  }\n}\n"),
    EngineCase(
      name: "two places in one type get two names", mods: [moving],
      before: type("draw { \(either) }\n    draw { \(either) }"),
      after: "struct A {\n  func f() {\n    draw { drawn() }\n    draw { drawnToo() }\n  }\n\n"
        + "  func drawn() {\n    \(either)\n  }\n\n  func drawnToo() {\n    \(either)\n  }\n}\n",
      rewrites: ["move": 2]),
    EngineCase(
      name: "three places are one too many", mods: [moving],
      before: type("draw { \(either) }\n    draw { \(either) }\n    draw { \(either) }"),
      after: "struct A {\n  func f() {\n    draw { drawn() }\n    draw { drawnToo() }\n"
        + "    draw { \(either) }\n  }\n\n"
        + "  func drawn() {\n    \(either)\n  }\n\n  func drawnToo() {\n    \(either)\n  }\n}\n",
      findings: ["5:10 move: no name"]),
    EngineCase(
      name: "a type on one line", mods: [moving],
      before: "struct A { func f() { draw { \(either) } } }\n",
      after:
        "struct A {\n    func f() { draw { drawn() } }\n\n    func drawn() {\n        \(either)\n    }\n}\n"
    ),
    EngineCase(
      name: "under an #if of the type", mods: [moving],
      before:
        "extension A {\n  #if X\n  func f() {\n    draw { \(either) }\n  } // f\n  #endif\n}\n",
      after: "extension A {\n  #if X\n  func f() {\n    draw { self.drawn() }\n  } // f\n\n"
        + "  func drawn() {\n    \(either)\n  }\n  #endif\n}\n"),
  ]

  static let kept: [EngineCase] = [
    stays("no type", "draw { \(either) }\n", "1:6 move: no: no type is around it"),
    stays(
      "a static member", type("draw { \(either) }", "static func f()"),
      "3:10 move: no: the member around it is static"),
    stays(
      "an attribute", type("draw { \(either) }", "@Main func f()"),
      "3:10 move: no: the member around it has @Main"),
    stays(
      "an initializer", type("draw { \(either) }", "init()"),
      "3:10 move: no: it stands neither in a function nor in a computed property"),
    stays(
      "a value", "struct A {\n  let a = draw { \(either) }\n}\n",
      "2:16 move: no: it belongs to the value of a property"),
    stays(
      "an #if in the function", type("#if X\n    draw { \(either) }\n    #endif"),
      "4:10 move: no: it stands under an #if"),
    stays(
      "a test of availability", type("if #available(iOS 17, *) { draw { \(either) } }"),
      "3:37 move: no: it stands behind a test of availability"),
    stays(
      "a guard of availability",
      type("guard #unavailable(iOS 17) else { return }\n    draw { \(either) }"),
      "4:10 move: no: it stands behind a test of availability"),
    stays(
      "a capture list", type("go { [weak z] in draw { \(either) } }"),
      "3:27 move: no: a closure around it has a capture list"),
    stays(
      "a local type", type("struct B {}\n    draw { \(either) }"),
      "4:10 move: no: the function around it declares a type"),
    stays(
      "a generic parameter of a function",
      type("draw { if a { T.b() } else { c() } }", "func f<T>(_ t: T)"),
      "3:10 move: no: it uses T, a generic parameter of the function around it"),
    stays(
      "code that cannot be read", type("draw { if a { b(1, , 2) } else { c() } }"),
      "3:10 move: the parser cannot read this code; rewrite it by hand"),
    stays(
      "a variable of unknown type", type("let a = b()\n    draw { \(either) }"),
      "4:10 move: line 4: the type of a is not told by the code"),
  ]

  @Test(arguments: moved) func moves(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: kept) func doesNotMove(_ row: EngineCase) throws { try row.check() }

  @Test(
    "Branches are counted",
    arguments: [
      ("if a { b() }", false), ("if a { b() } else { c() }", true), ("a ? b() : c()", false),
      ("switch a { case 1: b(); default: c() }", true), ("if a { if b { c() } }", true),
      ("if a { go { if b { c() } } }", false), ("if a { b() } else if c { d() }", true),
    ])
  func branches(code: String, moves: Bool) throws {
    let text = Self.type("draw { \(code) }")
    #expect(try (outcome(of: [Self.moving], text).result != nil) == moves, "\(code)")
  }
}
