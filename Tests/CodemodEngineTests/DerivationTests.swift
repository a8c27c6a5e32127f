import CodeFacts
import CodemodEngine
import Testing
import TextEditing

/// Where rewrites come from, in terms of the files as they were.
@Suite struct DerivationTests {
  private func derivations(_ mods: [Mod], _ texts: [String]) throws -> [[String]] {
    let engine = Engine(codemods: try mods.map { try $0.read() })
    let files = texts.enumerated().map { index, text in
      SourceFile(path: "\(index).swift", bytes: Array(text.utf8), targets: nil)
    }
    return engine.process(files).map { $0.derivations.map(\.shown) }
  }

  @Test func captures() throws {
    let mod = Mod(
      "swap",
      """
      rules:
        - match: drop()
          remove: statement
        - match: "swap(<#a#>, <#b...#>)"
          let:
            both: { text: "twice({a})" }
          rewrite: "swapped(<#a#>, <#both#>)"
      """)
    let found = try derivations([mod], ["drop()\nlet x = swap(y)\n"])
    #expect(
      found == [
        [
          "swap, rule 1, at 1:1 [0]",
          "swap, rule 2, at 2:9 with a = y, b = , both = twice(y) [15]",
        ]
      ])
  }

  @Test func whatGoesWithAMatch() throws {
    let mod = Mod(
      "ask",
      """
      rules:
        - match: "ask(if: <#flag: property#>, about: <#item#>)"
          rewrite: "ask(about: <#item#>)"
          insert: { before: item, text: "the." }
          add-import: Asking
          add-member: { code: "let asks = true" }
          then:
            - match: "<#flag: property#> = true"
              remove: statement
            - match: "var <#flag: identifier#> = false"
              remove: declaration
      """)
    let shelf = "import A\nstruct Shelf {\n  var isAsking = false\n  var item: Int?\n}\n"
    let asking =
      "import B\nextension Shelf {\n  func a() { ask(if: isAsking, about: item) }\n"
      + "  func b() {\n    isAsking = true\n  }\n}\n"
    let found = try derivations([mod], [shelf, asking])
    #expect(
      found == [
        [],
        [
          "ask, rule 1, at 3:14 with flag = isAsking, item = item [40]"
            + "; 1.swift:3:39 insert; 1.swift:1:1 addImport(\"Asking\"); 1.swift:6:4 addMember"
            + "; 1.swift:5:5 then(rule: 0); 0.swift:3:3 then(rule: 1)"
        ],
      ])
  }

  /// What a later pass finds is told where it stood at first.
  @Test func laterPasses() throws {
    let first = Mod(
      "first",
      """
      rules:
        - match: "a(<#x#>)"
          rewrite: "bbbbbb(<#x#>)"
        - match: gone()
          remove: statement
      """)
    let second = Mod("second", "rules:\n  - match: \"bbbbbb(<#x#>)\"\n    rewrite: \"c(<#x#>)\"")
    let found = try derivations([first, second], ["gone()\n\nf()\na(1); a(2)\n"])
    #expect(
      found == [
        [
          "first, rule 2, at 1:1 [0]", "first, rule 1, at 4:1 with x = 1 [12]",
          "second, rule 1, at 4:1 with x = 1 [12]", "first, rule 1, at 4:7 with x = 2 [18]",
          "second, rule 1, at 4:7 with x = 2 [18]",
        ]
      ])
  }

  @Test func whatIsLeftOutHasNone() throws {
    let breaking = Mod("breaking", "rules:\n  - match: a(1)\n    remove: match")
    #expect(try derivations([breaking], ["let x = a(1)\n"]) == [[]])
  }
}

extension AppliedDerivation {
  fileprivate var shown: String {
    let edits = dependents.map { edit in
      "; \(edit.path):\(edit.position.line):\(edit.position.column) \(edit.origin)"
    }
    return "\(derivation) [\(offset)]" + edits.joined()
  }
}
