import CodeFacts
import Testing

/// Captures that are copies, and versions that are asked for.
@Suite struct CopyRuleTests {
  static let gate = Mod(
    "gate",
    """
    rules:
      - match: "show { <#work...: statement#> }"
        where:
          - contains: { capture: work, pattern: new(<#_...#>) }
          - not: { contains: { capture: work, kind: if_statement } }
        let:
          older:
            copy-of: work
            rewriting:
              - match: new(<#x#>)
                where:
                  - matches: { capture: x, kind: integer_literal }
                rewrite: old(<#x#>)
              - match: new()
                remove: statement
            require:
              - not: { contains: { capture: older, pattern: new(<#_...#>) } }
                otherwise: "there is no older form: {detail}"
        rewrite: |
          show {
            if isNew {
              <#work#>
            } else {
              <#older#>
            }
          }
    """)

  static let cases = [
    EngineCase(
      name: "one branch keeps the code, the other one has the copy", mods: [gate],
      before: "show {\n  new(1) // one\n  // two\n  new()\n  new(2)\n}\n",
      after: """
        show {
          if isNew {
            new(1) // one
            // two
            new()
            new(2)
          } else {
            old(1)
            old(2)
          }
        }

        """, rewrites: ["gate": 1]),
    EngineCase(
      name: "on one line", mods: [gate], before: "show { new(1) }\n",
      after: """
        show {
            if isNew {
                new(1)
            } else {
                old(1)
            }
        }

        """),
    EngineCase(
      name: "on one line with comments", mods: [gate], before: "show { /* a */ new(1) /* b */ }\n",
      after: """
        show {
            if isNew { /* a */
                new(1) /* b */
            } else {
                old(1)
            }
        }

        """),
    EngineCase(
      name: "what the copy must not have", mods: [gate], before: "show {\n  new(1)\n  new(a)\n}\n",
      findings: ["1:1 gate: there is no older form: new(a) is in it"]),
  ]

  @Test(arguments: cases)
  func copies(row: EngineCase) throws { try row.check() }

  @Test("A version that nothing needs cannot be asked for")
  func versions() throws {
    let mod = Mod(
      "ask",
      """
      rules:
        - match: new(<#x#>)
          let:
            least:
              versions-for: true
              otherwise: "{x} needs nothing"
          rewrite: new(<#x#>, <#least#>)
      """)
    let row = EngineCase(
      name: "", mods: [mod], before: "new(1)\n", findings: ["1:1 ask: 1 needs nothing"],
      targets: [PlatformVersion(platform: "iOS", version: [17])])
    try row.check()
  }
}
