import CodeFacts
import Rewriting
import SyntaxTrees
import Testing
import TextEditing

@testable import CodemodEngine

/// Which files are looked into, and runs over many of them.
@Suite struct RunTests {
  static let pair = Mod(
    "pair",
    """
    rules:
      - match: "fetch(<#_#>).text"
        rewrite: id()
      - match: find()
        rewrite: search()
    """)
  static let imported = Mod(
    "imported",
    """
    imports: [Store, Shelf]
    rules:
      - match: load()
        rewrite: open()
    """)
  static let any = Mod(
    "any",
    """

    confidence: note
    rules:
      - match: { kind: integer_literal, regex: "^7$" }
        note: seven
    """)

  @Test(arguments: [
    ("", []), ("let a = 1\n", []), ("fetch(1)\n", []), ("fetch(1).text\n", [0]), ("// find\n", [0]),
    ("load()\n", []), ("import Shelf\nload()\n", [1]), ("import Store; load(); find()\n", [0, 1]),
  ])
  func prefilterAsksForWhatRulesSpellOut(text: String, candidates: [Int]) throws {
    let prefilter = Prefilter([try Self.pair.read(), try Self.imported.read()])
    #expect(prefilter.candidates(in: WordFilter(Array(text.utf8))) == candidates)
  }

  @Test func aRuleWithoutNamesAsksForEveryFile() throws {
    #expect(Prefilter([try Self.any.read()]).candidates(in: WordFilter(Array("a".utf8))) == [0])
    let outcome = try outcome(of: [Self.any], "a(7, 17)\n")
    #expect(outcome.findings.map(\.shown) == ["1:3 any: seven"])
  }

  @Test func aFileThatCannotMatchIsNotLookedInto() throws {
    let outcome = try outcome(of: [Self.pair, Self.imported], "fetch(1)\nload()\n")
    #expect(outcome.original.isEmpty)
    #expect(outcome.result == nil)
    #expect(outcome.findings.isEmpty && outcome.withheld.isEmpty && outcome.error == nil)
  }

  @Test(
    "What a file belongs to is asked for only where it counts",
    arguments: [
      ("rules: [{ match: a(), rewrite: b() }]", false),
      ("available: { iOS: 17 }\nrules: [{ match: a(), rewrite: b() }]", true),
      ("rules: [{ match: a(), available: { iOS: 17 }, rewrite: b() }]", true),
      ("rules: [{ match: a(), where: [{ not: { target: { iOS: 17 } } }], rewrite: b() }]", true),
      ("rules: [{ match: a(<#x#>), where: [{ has-known-type: x }], rewrite: b() }]", true),
    ])
  func membership(yaml: String, isAskedFor: Bool) throws {
    #expect(Engine(codemods: [try Mod("a", yaml).read()]).asksForMembership == isAskedFor)
  }

  @Test(
    "Which rules are tried at a node",
    arguments: [
      ("fetch(1)", "1:0 1:1"), ("fetch(1).text", "0:0"), ("load()", "1:0 2:0"),
      ("a.b?.load()", "1:0 2:0"), ("`load`()", "1:0 2:0"), ("load /* a */ ()", "1:0 2:0"),
      ("other()", "1:0"), ("load()()", "1:0 1:1 2:0"), ("load<Int>()", "1:0 1:1 2:0"), ("7", ""),
    ])
  func rulesAreDispatchedByKindAndName(text: String, rules: String) throws {
    let mods = [
      Mod("a", "rules: [{ match: fetch(<#x#>).text, rewrite: a() }]"),
      Mod("b", "rules: [{ match: <#f#>(7), rewrite: b() }, { match: fetch(1), rewrite: b() }]"),
      Mod("c", "rules: [{ match: load(), rewrite: c() }]"),
    ]
    let table = RuleTable(try mods.map { try $0.read() })
    let tree = SyntaxParser().parse(Array("\(text)\n".utf8))
    let node = try #require(tree.root.descendants.first { $0.text == text && $0.isNamed })
    let found = table.rules(at: node.id, of: tree).map { "\($0.codemod):\($0.rule)" }
    #expect(found.joined(separator: " ") == rules)
  }

  @Test(arguments: [
    ([] as [UInt8], nil as [UInt8]?),
    (Array("\n\n".utf8), nil),
    (Array("// find() only\n/* find() */".utf8), nil),
    (
      Array("\u{FEFF}find()\r\nlet a = 1\r\n".utf8),
      Array("\u{FEFF}search()\r\nlet a = 1\r\n".utf8)
    ),
    (Array("find()\rfind()".utf8), Array("search()\rsearch()".utf8)),
    ([0xFF, 0xFE, 0x00] + Array("find()\n".utf8), nil),
    (Array("<html>find() }}} {{{ \"\"\" #if \u{0}".utf8), nil),
    (Array(String(repeating: "find(", count: 3000).utf8), nil),
  ])
  func anyBytesAreTaken(bytes: [UInt8], result: [UInt8]?) throws {
    let outcome = try outcome(of: [Self.pair], bytes)
    #expect(outcome.error == nil)
    if let result { #expect(outcome.result == result) }
    #expect(outcome.told(over: bytes) == outcome.result ?? bytes)
  }

  @Test func aFileThatTheParserGivesUpOnIsAnError() throws {
    let text = "find()\n" + String(repeating: "a(", count: 15_000) + "\n"
    let outcome = try outcome(of: [Self.pair], text)
    #expect(outcome.result == nil && outcome.findings.isEmpty)
    #expect(
      outcome.error == "the parser gave up on this file: it nests too deep, or is no Swift")
  }

  @Test func deepNestingIsTaken() throws {
    let depth = 2000
    let text = "x" + String(repeating: ".f(find())", count: depth) + "\n"
    let outcome = try outcome(of: [Self.pair], text)
    #expect(outcome.resultText == text.replacing("find", with: "search"))
    #expect(outcome.rewrites == ["pair": depth])
  }

  @Test(arguments: [1, 2, 8, 100])
  func theNumberOfJobsChangesNothing(jobs: Int) throws {
    let engine = Engine(
      codemods: [try Self.pair.read(), try Self.any.read()], options: EngineOptions())
    let files = (0..<40).map { index in
      SourceFile(
        path: "\(index).swift",
        bytes: Array((index % 3 == 0 ? "find()\nlet a = \(index % 2 + 6)\n" : "let a = 1").utf8),
        targets: nil)
    }
    let outcome = engine.run(count: files.count, jobs: jobs) { index in
      guard index != 20 else {
        var outcome = FileOutcome(path: "20.swift")
        outcome.error = "cannot be read"
        return .unreadable(outcome)
      }
      return .file(files[index])
    }
    #expect(outcome.scanned == 40)
    let numbers = (0..<40).filter { $0 % 3 == 0 || $0 == 20 }
    #expect(outcome.files.map(\.path) == numbers.map { "\($0).swift" })
    #expect(outcome.changed.map(\.path) == numbers.filter { $0 != 20 }.map { "\($0).swift" })
    #expect(
      outcome.files.map { $0.findings.map(\.shown) }
        == numbers.map { $0 % 2 == 1 ? ["2:9 any: seven"] : [] })
    #expect(outcome.files.compactMap(\.error) == ["cannot be read"])
  }

  @Test func noFilesAreARunAsWell() throws {
    let outcome = Engine(codemods: [try Self.pair.read()]).run(count: 0, jobs: 4) { _ in
      .unreadable(FileOutcome(path: ""))
    }
    #expect(outcome.files.isEmpty)
    #expect(outcome.scanned == 0)
  }

  @Test func searchesGoThroughManyFilesInOrder() throws {
    let codemod = try Self.pair.read()
    let search = CodeSearch(codemod.rules[1].match)
    let found = search.run(count: 9, jobs: 4) { index in
      guard index != 4 else { return nil }
      let text = index % 2 == 0 ? "a(find())\nfind()" : "a()"
      return FileText(path: "\(index)", bytes: Array(text.utf8))
    }
    #expect(found.map(\.file.path) == ["0", "2", "6", "8"])
    #expect(found.allSatisfy { $0.hits.map(\.range) == [2..<8, 10..<16] })
  }
}
