import CodemodEngine
import Testing

/// What several codemods make of one file together.
@Suite struct SeveralCodemodsTests {
  static func mod(
    _ id: String, _ match: String, _ rewrite: String, after: [String] = []
  ) -> Mod {
    Mod(
      id,
      """
      \(after.isEmpty ? "" : "after: \(after)")
      rules:
        - match: "\(match)"
          rewrite: "\(rewrite)"
      """)
  }

  static let rows: [EngineCase] = [
    EngineCase(
      name: "side by side",
      mods: [mod("a", "fetch()", "load()"), mod("b", "find()", "search()")],
      before: "fetch(); find()\n", after: "load(); search()\n", rewrites: ["a": 1, "b": 1]),
    EngineCase(
      name: "one in the other",
      mods: [mod("a", "fetch(<#x#>)", "load(<#x#>)"), mod("b", "find()", "search()")],
      before: "fetch(find())\n", after: "load(search())\n", rewrites: ["a": 1, "b": 1]),
    EngineCase(
      name: "the same edit twice is one",
      mods: [mod("a", "fetch()", "load()"), mod("b", "fetch()", "load()")],
      before: "fetch()\n", after: "load()\n", rewrites: ["a": 1, "b": 1]),
    EngineCase(
      name: "the same move twice is one",
      mods: [
        mod("a", "a(<#x#>, by: <#y#>)", "a(by: <#y#>) { <#x#> }"),
        mod("b", "a(<#x#>, by: <#y#>)", "a(by: <#y#>) { <#x#> }"),
      ],
      before: "a(b(), by: 1)\n", after: "a(by: 1) { b() }\n", rewrites: ["a": 1, "b": 1]),
    EngineCase(
      name: "the outer one wins, the inner one has its turn on the next pass",
      mods: [
        mod("inner", "fetch().id", "load().id"),
        mod("outer", "fetch().id.text", "fetch().id.name"),
      ],
      before: "fetch().id.text\n", after: "load().id.name\n",
      rewrites: ["inner": 1, "outer": 1]),
    EngineCase(
      name: "the outer one waits for those that it comes after",
      mods: [
        mod("inner", "fetch().id", "load().id"),
        mod("outer", "fetch().id.text", "fetch().id.name", after: ["inner"]),
      ],
      before: "fetch().id.text\n", after: "load().id.text\n", rewrites: ["inner": 1]),
    EngineCase(
      name: "it waits for those that they come after, too, and has its turn in the end",
      mods: [
        mod("a", "find(<#x#>)", "look(<#x#>)", after: ["b", "d"]),
        mod("b", "never()", "ever()", after: ["c", "of another run"]),
        mod("c", "fetch()", "load()"),
        mod("d", "find(load())", "search()"),
      ],
      before: "find(fetch())\nfind(1)\n", after: "search()\nlook(1)\n",
      rewrites: ["a": 1, "c": 1, "d": 1]),
    EngineCase(
      name: "of two for one place the one that comes after waits, whatever it is called",
      mods: [mod("a", "fetch()", "load()", after: ["b"]), mod("b", "fetch()", "find()")],
      before: "fetch()\n", after: "find()\n", rewrites: ["b": 1]),
    EngineCase(
      name: "several passes, until nothing is left to do",
      mods: [mod("c", "c()", "d()"), mod("b", "b()", "c()"), mod("a", "a()", "b()")],
      before: "a()\nb()\n", after: "d()\nd()\n", rewrites: ["a": 1, "b": 2, "c": 2]),
    EngineCase(
      name: "two that want different things of one place",
      mods: [mod("first", "fetch()", "load()"), mod("second", "fetch()", "find()")],
      before: "a()\nfetch()\n", after: "a()\nload()\n",
      findings: [
        "2:1 second: first and second rewrite the same code here, and first was applied; see what "
          + "second would have done, and finish this by hand"
      ],
      rewrites: ["first": 1]),
    EngineCase(
      name: "code that goes takes its matches along",
      mods: [
        mod("inner", "fetch()", "load()"),
        Mod(
          "outer",
          """
          rules:
            - match: drop(<#_#>)
              remove: statement
          """),
      ],
      before: "a()\ndrop(fetch())\n", after: "a()\n", rewrites: ["outer": 1]),
    EngineCase(
      name: "two rules of one codemod: the outer one is meant",
      mods: [
        Mod(
          "one",
          """
          rules:
            - match: fetch()
              rewrite: load()
            - match: fetch().id
              rewrite: id()
          """)
      ],
      before: "fetch().id\nfetch()\n", after: "id()\nload()\n", rewrites: ["one": 2]),
  ]

  @Test(arguments: rows) func goTogether(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: [
    (
      [("there", "fetch()", "load()"), ("back", "load()", "fetch()"), ("c", "a()", "b()")],
      "a()\nfetch()\n", "back, there"
    ),
    ([("grow", "fetch(<#x#>)", "fetch(load(<#x#>))")], "fetch(1)\n", "grow"),
    (
      [("a", "a(<#x#>)", "b(c(<#x#>))"), ("b", "b(<#x#>)", "a(<#x#>)"), ("d", "d()", "e()")],
      "a(1)\nd()\n", "a, b"
    ),
  ])
  func thatNeverEndAreNamed(
    mods: [(id: String, match: String, rewrite: String)], text: String, names: String
  ) throws {
    let outcome = try outcome(of: mods.map { Self.mod($0.id, $0.match, $0.rewrite) }, text)
    #expect(
      outcome.error == "\(names) would go on changing this file for ever; nothing was changed")
    #expect(outcome.result == nil)
    #expect(outcome.edits.isEmpty)
    #expect(outcome.rewrites.isEmpty)
    #expect(outcome.original == Array(text.utf8))
  }

  @Test func editsNameTheCodemodsThatAskForThem() throws {
    let mods = [
      Self.mod("a", "fetch()", "load()"), Self.mod("b", "fetch()", "load()"),
      Self.mod("c", "find()", "search()"), Self.mod("d", "search()", "look()"),
    ]
    let outcome = try outcome(of: mods, "fetch()\nfind()\n")
    #expect(outcome.edits.map(\.codemods) == [["a", "b"], ["c", "d"]])
    #expect(outcome.edits.map(\.range) == [0..<5, 8..<12])
    #expect(outcome.edits.map(\.replacement) == ["load", "look"].map { Array($0.utf8) })
  }
}
