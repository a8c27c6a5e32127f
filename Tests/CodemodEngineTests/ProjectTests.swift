import CodeFacts
import CodemodEngine
import Testing
import TextEditing

/// Runs over the files of a project.
@Suite struct ProjectTests {
  /// What some codemods make of some files.
  struct Row: CustomTestStringConvertible {
    let name: String
    let mods: [Mod]
    let before: [String]
    /// The texts afterwards; the same if it is left out.
    var after: [String]?
    /// What is found, each as `file line:column id: reason`.
    var findings: [String] = []
    /// The numbers of the files that must not be changed.
    var fixed: Set<Int> = []
    /// How many places each file's matches have rewritten, where there are any.
    var rewrites: [Int: Int]?
    var testDescription: String { name }
  }

  /// A property goes, and with it all that sets it.
  static let flag = Mod(
    "flag",
    """
    rules:
      - match: "ask(if: <#flag: property#>, about: <#item: property#>)"
        where:
          - declared: { name: flag, type: Bool }
        rewrite: "ask(about: <#item#>)"
        then:
          - match: "<#flag: property#> = true"
            remove: statement
          - match: "var <#flag: identifier#> = false"
            remove: declaration
        complete:
          - name: flag
            otherwise: "{flag} is also used at {places}"
    """)

  /// A function of any file goes by another name in all of them.
  static let everywhere = Mod(
    "everywhere",
    """
    rules:
      - match: "func old() { <#body...#> }"
        rewrite: "func new() { <#body...#> }"
        then:
          - match: "old()"
            scope: project
            rewrite: "new()"
    """)

  /// What is left cannot be read where a value was wanted.
  static let breaking = Mod(
    "breaking",
    """
    rules:
      - match: "func old() { <#body...#> }"
        rewrite: "func new() { <#body...#> }"
        then:
          - match: "old()"
            scope: project
            remove: match
    """)

  static let shelf = "struct Shelf {\n  var isAsking = false\n  var item: Int?\n}\n"
  static let asking = "extension Shelf {\n  func a() { ask(if: isAsking, about: item) }\n}\n"
  static let asked = "extension Shelf {\n  func a() { ask(about: item) }\n}\n"

  static let rows: [Row] = [
    Row(
      name: "a property, its use and its setter in three files", mods: [flag],
      before: [
        shelf, asking,
        "extension Shelf {\n  mutating func b() {\n    isAsking = true\n    c()\n  }\n}\n",
      ],
      after: [
        "struct Shelf {\n  var item: Int?\n}\n", asked,
        "extension Shelf {\n  mutating func b() {\n    c()\n  }\n}\n",
      ],
      rewrites: [1: 1]),
    Row(
      name: "a use in another file that is in the way", mods: [flag],
      before: [shelf, asking, "func b(_ shelf: Shelf) {\n  show(shelf.isAsking)\n}\n"],
      findings: ["1 2:14 flag: isAsking is also used at 2.swift:2"]),
    Row(
      name: "a file that must not be changed", mods: [flag], before: [shelf, asking],
      findings: [
        "1 2:14 flag: the code at 0.swift:2, which goes with this, is in a file that is not to be "
          + "changed; run over both files"
      ],
      fixed: [0]),
    Row(
      name: "conditional compilation in another file", mods: [flag],
      before: [
        shelf, asking,
        "extension Shelf {\n  mutating func b() {\n    isAsking =\n    #if A\n    true\n    #else\n    true\n    #endif\n  }\n}\n",
      ],
      findings: ["1 2:14 flag: isAsking is also used at 2.swift:3"]),
    Row(
      name: "all files", mods: [everywhere],
      before: ["func old() {}\n", "old()\n", "let a = 1\n", "func b() { old() }\n"],
      after: ["func new() {}\n", "new()\n", "let a = 1\n", "func b() { new() }\n"],
      rewrites: [0: 1]),
    Row(
      name: "what one file declares decides about another, in the next pass",
      mods: [
        Mod("rename", "rules:\n  - match: struct Old { <#_...#> }\n    rewrite: struct New {}\n"),
        Mod(
          "known",
          """
          rules:
            - match: "call(<#x#>)"
              where: [{ declares-type: New }]
              rewrite: "run(<#x#>)"
          """),
      ],
      before: ["call(1)\n", "struct Old {}\n", "call(2)\n"],
      after: ["run(1)\n", "struct New {}\n", "run(2)\n"],
      rewrites: [0: 1, 1: 1, 2: 1]),
  ]

  @Test(arguments: rows) func runs(_ row: Row) throws {
    let engine = Engine(codemods: try row.mods.map { try $0.read() })
    for jobs in [1, 4] {
      let outcomes = engine.process(files(row.before, fixed: row.fixed), jobs: jobs)
      #expect(texts(outcomes, row.before) == row.after ?? row.before)
      #expect(outcomes.compactMap(\.error) == [])
      let found = outcomes.enumerated().flatMap { index, outcome in
        outcome.findings.map { "\(index) \($0.shown)" }
      }
      #expect(found == row.findings)
      if let rewrites = row.rewrites {
        let counts = outcomes.map { $0.rewrites.values.reduce(0, +) }
        #expect(counts == outcomes.indices.map { rewrites[$0] ?? 0 })
      }
      let again = engine.process(files(texts(outcomes, row.before), fixed: row.fixed))
      #expect(again.allSatisfy { $0.result == nil })
    }
  }

  @Test func aUnitIsLeftOutOfAllFilesIfOneFailsItsCheck() throws {
    let outcomes = Engine(codemods: [try Self.breaking.read()])
      .process(files(["func old() {}\nfunc a() {}\n", "b()\nlet a = old()\n"]))
    #expect(outcomes.map(\.result) == [nil, nil])
    #expect(
      outcomes[0].findings.map(\.shown) == [
        "1:1 breaking: the rewrite was left out: in 1.swift, the result could not be read; rewrite "
          + "this by hand"
      ])
    #expect(outcomes[1].findings == [])
    #expect(outcomes.map(\.partners) == [[], []])
  }

  @Test func filesThatChangeTogetherAreTold() throws {
    let engine = Engine(codemods: [try Self.flag.read()])
    let outcomes = engine.process(files([Self.shelf, Self.asking, "let a = 1\n"]))
    #expect(outcomes.map(\.partners) == [["1.swift"], ["0.swift"], []])
  }

  @Test func aUnitThatFailsInOneFileIsLeftOutOfAll() throws {
    let mods = try [
      Mod(
        "first",
        """
        rules:
          - match: "func old() { <#body...#> }"
            rewrite: "func new() { <#body...#> }"
            then:
              - match: "old()"
                scope: project
                remove: statement
        """
      ).read(),
      Mod("second", "rules:\n  - match: \"wrap(<#x#>)\"\n    rewrite: \"<#x#>\"\n").read(),
    ]
    // The statement that the first removes stands in what the second unwraps.
    let before = ["func old() {}\n", "wrap({\n  old()\n  b()\n})\n"]
    let outcomes = Engine(codemods: mods).process(files(before))
    #expect(outcomes.compactMap(\.error) == [])
    #expect(texts(outcomes, before) == ["func new() {}\n", "{\n  b()\n}\n"])
  }

  private func files(_ texts: [String], fixed: Set<Int> = []) -> [SourceFile] {
    texts.enumerated().map { index, text in
      SourceFile(
        path: "\(index).swift", bytes: Array(text.utf8), targets: nil,
        isContext: fixed.contains(index))
    }
  }

  private func texts(_ outcomes: [FileOutcome], _ before: [String]) -> [String] {
    zip(outcomes, before).map { $0.resultText ?? $1 }
  }
}
