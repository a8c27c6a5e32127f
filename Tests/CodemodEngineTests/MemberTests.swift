import SyntaxTrees
import Testing

@testable import CodemodEngine

/// Members that a rule adds beside what it does with its match.
@Suite struct MemberTests {
  static let naming = Mod(
    "naming",
    """
    rules:
      - match: { query: "(class_declaration \\"struct\\" name: (type_identifier) @name)" }
        where:
          - not: { contains: { capture: name, regex: "^Plain" } }
          - not: { elsewhere: { pattern: "static let id: String = <#_#>" } }
        add-member:
          code: |
            static let id: String = "<#name#>"
          place: after-properties
    """)

  static let moving = Mod(
    "moving",
    """
    rules:
      - match: "Box { <#body...: statement#> }"
        rewrite: "Frame { content }"
        add-member:
          code: |
            @Builder
            private var content: Int {
              <#body#>
            }
      - match: draw(<#x#>)
        rewrite: paint(<#x#>)
    """)

  static let rows: [EngineCase] = [
    EngineCase(
      name: "the match stays",
      mods: [naming],
      before: "struct A {\n  var a = 1\n  func f() {}\n}\n",
      after: "struct A {\n  var a = 1\n\n  static let id: String = \"A\"\n\n  func f() {}\n}\n",
      rewrites: ["naming": 1]),
    EngineCase(
      name: "each type gets its own, nested ones as well",
      mods: [naming],
      before: "struct A {\n  struct B {}\n}\n",
      after: "struct A {\n  static let id: String = \"A\"\n\n  struct B {\n"
        + "    static let id: String = \"B\"\n  }\n}\n",
      rewrites: ["naming": 2]),
    EngineCase(
      name: "no type",
      mods: [
        Mod(
          "free",
          """
          rules:
            - match: a()
              add-member: { code: "let x = 1" }
          """)
      ],
      before: "a()\n",
      findings: [
        "1:1 free: this stands in no type that a member could be added to; rewrite this by hand"
      ]),
    EngineCase(
      name: "a type that cannot be read",
      mods: [naming],
      before: "struct A {\n  func f( {}\n}\n",
      findings: [
        "1:1 naming: the parser cannot read all of the type at line 1, which a member would be "
          + "added to; rewrite it by hand"
      ]),
    EngineCase(
      name: "a condition",
      mods: [
        Mod(
          "when",
          """
          rules:
            - match: "a(<#x#>)"
              rewrite: "b(<#x#>)"
              add-member:
                code: "let x = <#x#>"
                when: { has-known-type: x }
          """)
      ],
      before: "struct A {\n  func f() { a(1) }\n  func g() { a(y) }\n}\n",
      after: "struct A {\n  func f() { b(1) }\n  func g() { b(y) }\n\n  let x = 1\n}\n"),
    EngineCase(
      name: "an extension gets the member itself",
      mods: [moving],
      before: "extension A {\n  var b: Int { Box { 1 } }\n}\n",
      after: "extension A {\n  var b: Int { Frame { content } }\n\n  @Builder\n"
        + "  private var content: Int {\n    1\n  }\n}\n"),
    EngineCase(
      name: "code that moves takes its changes and its comments along",
      mods: [moving],
      before: """
        struct A {
            var body: Int {
                Box { // opens
                    // one
                    draw(1) // first

                    if x {
                        /* two */ draw(2)
                    } // second
                    // last
                }
            }
        }

        """,
      after: """
        struct A {
            var body: Int {
                Frame { // opens
                    content
                    // last
                }
            }

            @Builder
            private var content: Int {
                // one
                paint(1) // first

                if x {
                    /* two */ paint(2)
                } // second
            }
        }

        """,
      rewrites: ["moving": 3]),
    EngineCase(
      name: "a closure's numbered parameter cannot move",
      mods: [moving],
      before: "struct A {\n  let f = { Box { $0 } }\n}\n",
      findings: ["2:13 moving: its `$0` would belong to the new closure; rewrite this by hand"]),
  ]

  @Test(arguments: rows)
  func adds(_ row: EngineCase) throws { try row.check() }
}
