import CodeFacts
import CodemodFiles
import Testing
import TextEditing

@testable import CommandLineTool
@testable import Rewriting

@Suite struct CorpusCaseTests {
  @Test func readsAWholeCase() throws {
    let yaml = """
      why: the trap
      target: [iOS:17, macOS:14.2]
      review: true
      findings:
        - { line: 1, column: 5, reason: "do it: by hand" }
      """
    let reading = CodemodCase.read(
      CaseFolder(
        path: "Corpus/pack/load/trap",
        files: [
          "before.swift": Array("let a = 1\n".utf8), "after.swift": Array("let b = 1\n".utf8),
          "case.yml": Array(yaml.utf8),
        ]))
    #expect(reading.diagnostics.isEmpty)
    let test = try #require(reading.cases.first)
    #expect([test.pack, test.codemod, test.name] == ["pack", "load", "trap"])
    #expect(test.before == Array("let a = 1\n".utf8))
    #expect(test.files[0].expected == Array("let b = 1\n".utf8))
    #expect(test.why == "the trap")
    #expect(
      test.targets == [
        PlatformVersion(platform: "iOS", version: [17]),
        PlatformVersion(platform: "macOS", version: [14, 2]),
      ])
    #expect(test.review)
    #expect(test.findings == [.at(1, 5, "do it: by hand")])
  }

  @Test func readsWhatTheCompilerHasToSay() throws {
    let yaml = """
      errors:
        - { line: 1, message: "no 'a': none" }
      errors-left:
        - { file: b.swift, line: 2, message: left }
      sdk: 27
      unchecked: it is half a program
      """
    func files(_ files: [String: String]) -> [String: [UInt8]] {
      files.mapValues { Array($0.utf8) }
    }
    let reading = CodemodCase.read(
      CaseFolder(
        path: "Corpus/pack/load/trap",
        files: files([
          "before.swift": "a", "after.swift": "b", "case.yml": yaml, "context.swift": "c",
          "context/Kit.swift": "d",
        ]), shared: files(["context.swift": "e", "context/Paint.swift": "f"])))
    #expect(reading.diagnostics.isEmpty)
    let judgement = try #require(reading.cases.first).judgement
    #expect(judgement.errors == [CaseFile.CompilerError(line: 1, message: "no 'a': none")])
    #expect(
      judgement.errorsLeft == [
        CaseFile.CompilerError(file: "b.swift", line: 2, message: "left")
      ])
    #expect(judgement.sdk == 27)
    #expect(judgement.unchecked == "it is half a program")
    #expect(
      judgement.context.map { [$0.path, $0.module ?? "", $0.isShared ? "shared" : "own"] } == [
        ["context.swift", "", "shared"], ["context/Paint.swift", "Paint", "shared"],
        ["context.swift", "", "own"], ["context/Kit.swift", "Kit", "own"],
      ])
  }

  @Test(
    arguments: [
      (after: nil, left: ["1: wrong"]), (after: "b", left: []),
    ] as [(after: String?, left: [String])])
  func whatDoesNotChangeHasTheSameErrors(after: String?, left: [String]) throws {
    var files = ["before.swift": "a", "case.yml": "errors: [{ line: 1, message: wrong }]"]
    files["after.swift"] = after
    let reading = CodemodCase.read(
      CaseFolder(path: "p/c/x", files: files.mapValues { Array($0.utf8) }))
    let test = try #require(reading.cases.first)
    #expect(test.judgement.errorsLeft.map { "\($0.line): \($0.message)" } == left)
  }

  @Test func leavesOutWhatThereIsNothingToSayAbout() throws {
    let reading = CodemodCase.read(
      CaseFolder(path: "pack/load/plain", files: ["before.swift": Array("a()\n".utf8)]))
    let test = try #require(reading.cases.first)
    #expect(test.after == nil)
    #expect(test.files[0].expected == test.before)
    #expect(test.targets == [PlatformVersion(platform: "iOS", version: [27])])
    #expect(!test.review)
    #expect(test.findings == [])
  }

  @Test(arguments: [
    ("wy: x", ["1:1: error: unknown key `wy` in the case; did you mean `why`?"]),
    ("why:", ["1:5: error: `why` is nothing, but must be a text"]),
    ("review: maybe", ["1:9: error: `review` must be `true` or `false`"]),
    (
      "target: iOS17",
      ["1:9: error: `iOS17` is no target; write platform and version, such as iOS:17"]
    ),
    ("target: iPS:17", ["1:9: error: unknown platform `iPS`; did you mean `iOS`?"]),
    (
      "target: [iOS:17, iOS:x]",
      ["1:18: error: `x` is no version; write numbers, such as 17 or 17.4"]
    ),
    ("target: [iOS:17, iOS:18]", ["1:18: error: `target` names iOS twice"]),
    ("target: []", ["1:9: error: `target` names no platform"]),
    ("findings: none", ["1:11: error: `findings` is a text, but must be a list"]),
    (
      "findings:\n  - { column: 1, reason: x }\n  - { line: 0, column: 1, raeson: x }",
      [
        "2:5: error: a finding has no `line`",
        "3:5: error: a finding has no `reason`",
        "3:13: error: `line` is `0`, but must be a number from 1",
        "3:27: error: unknown key `raeson` in a finding; did you mean `reason`?",
      ]
    ),
    ("errors: none", ["1:9: error: `errors` is a text, but must be a list"]),
    (
      "errors-left:\n  - { line: 0, message: x }\n  - { line: 1, mesage: x }\nsdk: new",
      [
        "2:13: error: `line` is `0`, but must be a number from 1",
        "3:5: error: an error has no `message`",
        "3:16: error: unknown key `mesage` in an error; did you mean `message`?",
        "4:6: error: `sdk` is `new`, but must be a number from 1",
      ]
    ),
    ("unchecked:", ["1:11: error: `unchecked` is nothing, but must be a text"]),
    ("- a", ["1:1: error: the case is a list, but must be a mapping"]),
  ])
  func tellsAllMistakesOfACaseFile(yaml: String, expected: [String]) {
    let file = CaseFile(Array(yaml.utf8), path: "case.yml")
    #expect(file.diagnostics.map(\.headline) == expected.map { "case.yml:" + $0 })
  }

  @Test(arguments: [
    (["after.swift": "a"], ["p/c/x: error: the case has no `before.swift`"]),
    (
      ["before.swift": "a", "After.swift": "b"],
      ["p/c/x/After.swift: error: a case has no file of this name; did you mean `after.swift`?"]
    ),
    (
      ["before.swift": "a", "after.swift": "a"],
      [
        "p/c/x/after.swift: error: is the same as `before.swift`; without it, the file must not "
          + "change"
      ]
    ),
    (
      [
        "before.swift": "a\n",
        "case.yml":
          "findings: [{ line: 1, column: 9, reason: x }, { line: 3, column: 1, reason: x }]",
      ],
      [
        "p/c/x/case.yml: error: a finding is expected at 1:9, but `before.swift` has no such place",
        "p/c/x/case.yml: error: a finding is expected at 3:1, but `before.swift` has no such place",
      ]
    ),
    (
      [
        "before.swift": "a", "case.yml": "errors-left: []", "context/b/c.swift": "",
        "contxt.swift": "",
      ],
      [
        "p/c/x/case.yml: error: `errors-left` are those of a result; this case has none, and "
          + "`errors` hold for it as it is",
        "p/c/x/contxt.swift: error: a case has no file of this name; did you mean `context.swift`?",
      ]
    ),
  ])
  func tellsAllMistakesOfAFolder(files: [String: String], expected: [String]) {
    let reading = CodemodCase.read(
      CaseFolder(path: "p/c/x", files: files.mapValues { Array($0.utf8) }))
    #expect(reading.cases.isEmpty)
    #expect(reading.diagnostics.map(\.headline) == expected)
  }

  @Test func makesCasesOfExamples() {
    let codemod = Codemod(
      id: "load", pack: "pack", title: "", why: "", source: "", confidence: .review,
      available: [PlatformVersion(platform: "macOS", version: [14])], imports: ["Network"],
      diagnostics: [], rules: [],
      examples: [
        Example(before: "fetch()\n", after: "load()\n"),
        Example(before: "import Other\nfetch\n", after: nil),
      ])
    let cases = CodemodCase.examples(of: codemod)
    #expect(cases.map(\.path) == ["load (example 1)", "load (example 2)"])
    #expect(
      cases.map { String(decoding: $0.before, as: UTF8.self) } == [
        "import Network\n\nfetch()\n", "import Other\nfetch\n",
      ])
    #expect(cases.map(\.after) == [Array("import Network\n\nload()\n".utf8), nil])
    #expect(cases.allSatisfy { $0.review && $0.targets == codemod.available })
    #expect(cases.allSatisfy { $0.findings == nil && !$0.isFolder })
  }
}
