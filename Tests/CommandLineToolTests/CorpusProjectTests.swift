import CodemodEngine
import CodemodFiles
import SyntaxTrees
import Testing
import TextEditing

@testable import CommandLineTool

/// Cases of several files.
@Suite struct CorpusProjectTests {
  private let parser = SyntaxParser()

  private func read(_ files: [String: String]) -> CaseReading {
    CodemodCase.read(CaseFolder(path: "p/c/x", files: files.mapValues { Array($0.utf8) }))
  }

  @Test func readsTheFilesOfAProject() throws {
    let reading = read([
      "before/B.swift": "b()\n", "before/Views/A.swift": "a()\n", "after/Views/A.swift": "aa()\n",
      "case.yml": "findings:\n  - { file: B.swift, line: 1, column: 1, reason: x }\n",
    ])
    #expect(reading.diagnostics == [])
    let test = try #require(reading.cases.first)
    #expect(test.isProject)
    #expect(test.paths == ["B.swift", "Views/A.swift"])
    #expect(test.files.map(\.module) == ["Main", "Main"])
    #expect(test.files.map(\.after) == [nil, Array("aa()\n".utf8)])
    #expect(test.findings(in: test.files[0]) == [.at(1, 1, "x", in: "B.swift")])
    #expect(test.findings(in: test.files[1]) == [])
  }

  @Test func readsModules() throws {
    let reading = read([
      "before/Kit/Sources/A.swift": "a()\n", "before/App/B.swift": "b()\n",
      "before/Shared/C.swift": "c()\n",
      "case.yml": "modules:\n  Kit: Kit/Sources\n  App: [App, Shared]\n",
    ])
    #expect(reading.diagnostics == [])
    #expect(reading.cases.first?.files.map(\.module) == ["App", "Kit", "App"])
  }

  @Test(arguments: [
    (
      ["before.swift": "a", "before/A.swift": "a", "after.swift": "b"],
      [
        "p/c/x/after.swift: error: the files of a project all stand in `before` and `after`",
        "p/c/x/before.swift: error: the files of a project all stand in `before` and `after`",
      ]
    ),
    (
      ["before/A.swift": "a", "after/A.swift": "a", "after/B.swift": "b", "before/note.txt": ""],
      [
        "p/c/x/after/A.swift: error: is the same as in `before`; without it, the file must not "
          + "change",
        "p/c/x/after/B.swift: error: is not in `before`",
        "p/c/x/before/note.txt: error: a project's files are Swift files",
      ]
    ),
    (
      ["before.swift": "a", "after/A.swift": "a", "case.yml": "modules: { A: A }"],
      [
        "p/c/x/after/A.swift: error: belongs to a project, whose files stand in `before`",
        "p/c/x/case.yml: error: `modules` are for the folders of a project; this case is one file",
      ]
    ),
    (
      [
        "before/Kit/A.swift": "a", "before/B.swift": "b",
        "case.yml": "modules: { Kit: Kit, App: App, All: [Kit] }",
      ],
      [
        "p/c/x/before/B.swift: error: stands in the folder of no module",
        "p/c/x/before/Kit/A.swift: error: stands in the folders of All and Kit",
        "p/c/x/case.yml: error: the module App has no files in `before/App`",
      ]
    ),
    (
      [
        "before/A.swift": "a\n",
        "case.yml": """
        findings:
          - { line: 1, column: 1, reason: x }
          - { file: B.swift, line: 1, column: 1, reason: x }
          - { file: A.swift, line: 9, column: 1, reason: x }
        """,
      ],
      [
        "p/c/x/case.yml: error: a finding is expected at 9:1, but `A.swift` has no such place",
        "p/c/x/case.yml: error: a finding is expected in `B.swift`, which the project has not; did "
          + "you mean `A.swift`?",
        "p/c/x/case.yml: error: the finding at 1:1 has no `file`",
      ]
    ),
    (
      [
        "before.swift": "a\n",
        "case.yml": "findings: [{ file: A.swift, line: 1, column: 1, reason: x }]",
      ],
      [
        "p/c/x/case.yml: error: the finding at 1:1 names the file `A.swift`; this case has but one"
      ]
    ),
    (
      ["before/A.swift": "a\n", "case.yml": "modules: []"],
      [
        "p/c/x/case.yml:1:10: error: `modules` is a list, but must be a mapping of modules to "
          + "their folders"
      ]
    ),
    (
      ["befor": "", "before.swift": "a"],
      ["p/c/x/befor: error: a case has no file of this name; did you mean `before`?"]
    ),
  ])
  func tellsAllMistakes(files: [String: String], expected: [String]) {
    let reading = read(files)
    #expect(reading.cases.isEmpty)
    #expect(reading.diagnostics.map(\.headline) == expected)
  }

  /// Two files, of which the first is reported for what the second has.
  private let pair = CodemodCase.project(
    [
      ("A.swift", "fetch() // a\n", "load() // a\n"),
      ("Views/B.swift", "func b() {\n    let target = 1\n    fetch()\n}\n", nil),
    ], findings: [.at(1, 1, "see Views/B.swift:2", in: "A.swift")])

  /// The first file's `fetch` becomes `load`, and each file's `target` is reported in the first.
  private static let process: CaseProcess = { texts, test, parser in
    var outcomes = texts.enumerated().map { index, text in
      var outcome = FileOutcome(path: test.files[index].path)
      outcome.original = text
      return index == 0 ? TokenCodemod.process(text, test, parser) : outcome
    }
    for (index, text) in texts.enumerated() {
      let parsed = ParsedText(text, parser: parser)
      for token in parsed.tokens where token.hasText("target") {
        let line = parsed.tree.lines.position(at: token.start).line
        let first = ParsedText(texts[0], parser: parser).tokens
        let place = first.first { $0.hasText("fetch") || $0.hasText("load") }?.start ?? 0
        outcomes[0].findings.append(
          Finding(
            codemod: "load", offset: place, position: LineTable(texts[0]).position(at: place),
            reason: "see \(test.files[index].path):\(line)"))
      }
    }
    return outcomes
  }

  @Test func layoutsAreForAllFilesAndCommentsForOneAtATime() throws {
    let variants = CaseVariant.all(of: pair, parser: parser)
    let texts = Dictionary(uniqueKeysWithValues: variants.map { ($0.name, $0.files) })
    #expect(
      try #require(texts["crlf"]).map(\.beforeText) == [
        "fetch() // a\r\n", "func b() {\r\n    let target = 1\r\n    fetch()\r\n}\r\n",
      ])
    // The first file does not show what it is indented by.
    #expect(
      try #require(texts["tabs"]).map(\.beforeText) == [
        "fetch() // a\n", "func b() {\n\tlet target = 1\n\tfetch()\n}\n",
      ])
    let commented = try #require(texts["A.swift, comment before token 2 at 1:6"])
    #expect(
      commented.map(\.beforeText) == [
        "fetch/* n1 */() // a\n", String(decoding: pair.files[1].before, as: UTF8.self),
      ])
    #expect(variants.allSatisfy { $0.name != "indented" && $0.name != "twice" })
    #expect(variants.allSatisfy { $0.files.count == 2 })
    #expect(variants.contains { $0.name.hasPrefix("Views/B.swift, comment") })
  }

  @Test func whatSurroundsFilesIsCalledOtherwiseInEach() throws {
    let variants = CaseVariant.all(of: pair, parser: parser)
    let files = try #require(variants.first { $0.name == "surrounded" }).files
    #expect(files[0].beforeText.contains("struct Preceding1 {"))
    #expect(files[1].beforeText.contains("struct Following2 {"))
    // The line of the other file counts there.
    #expect(files[0].findings == [.at(10, 1, "see Views/B.swift:11", in: "A.swift")])
  }

  @Test func passesInEveryDisguise() {
    let result = CorpusRun(check: CaseCheck(process: Self.process))
      .result(for: pair, parser: parser)
    #expect(
      result.failed.isEmpty, "\(String(decoding: CorpusReport.text([result]), as: UTF8.self))")
    #expect(result.passed == CaseVariant.all(of: pair, parser: parser).count + 1)
  }

  @Test func failuresNameTheirFile() {
    var wrong = pair
    wrong.files[1].after = Array("func c() {}\n".utf8)
    wrong.findings = [.at(2, 5, "see line 1", in: "Views/B.swift")]
    let result = CorpusRun(check: CaseCheck(process: Self.process))
      .result(for: wrong, parser: parser)
    let expected = """
      FAILED pack/load/project
        A.swift: the findings are not the expected ones
          unexpected: 1:1: see Views/B.swift:2
        Views/B.swift: nothing was changed; first difference at 1:6
          expected: func·c()·{}⏎
               got: func·b()·{⏎
        Views/B.swift: the findings are not the expected ones
          missing:    2:5: see line 1
      --- a/after/Views/B.swift
      +++ b/after/Views/B.swift
      @@ -1 +1,4 @@
      -func c() {}
      +func b() {
      +    let target = 1
      +    fetch()
      +}

      0 passed, 1 failed

      """
    #expect(String(decoding: CorpusReport.text([result]), as: UTF8.self) == expected)
    #expect(result.update?.files.keys.sorted() == ["after/Views/B.swift", "case.yml"])
    #expect(result.update?.files["after/Views/B.swift"] == .some(nil))
    #expect(
      result.update?.files["case.yml"]
        == Array(
          "findings:\n  - { file: \"A.swift\", line: 1, column: 1, reason: \"see Views/B.swift:2\" }\n"
            .utf8))
  }

  @Test func theSecondRunIsOverAllResults() {
    let undecided: CaseProcess = { texts, test, parser in
      var outcomes = Self.process(texts, test, parser)
      if texts[0].starts(with: Array("load".utf8)) {
        outcomes[1].result = Array("c()\n".utf8)
        outcomes[0].findings = []
      }
      return outcomes
    }
    let failures = CaseCheck(process: undecided)
      .check(.plain(pair), of: pair, parser: parser).failures
    #expect(failures.map(\.property) == [.secondRun, .secondRun])
    #expect(
      failures.map(\.message) == [
        "A.swift: a second run reports something else",
        "Views/B.swift: a second run changes the result, first at 1:1",
      ])
    #expect(failures.first?.details == ["first:  see Views/B.swift:0"])
  }

  @Test func errorsAndMissingOutcomesAreFailures() {
    let failing: CaseProcess = { texts, test, parser in
      var outcomes = Self.process(texts, test, parser)
      outcomes[1].error = "no"
      return outcomes
    }
    let check = CaseCheck(process: failing).check(.plain(pair), of: pair, parser: parser)
    #expect(
      check.failures == [CaseFailure(property: .processing, message: "Views/B.swift: no")])
    let short = CaseCheck(process: { _, _, _ in [] })
      .check(.plain(pair), of: pair, parser: parser)
    #expect(short.failures.map(\.message) == ["0 outcomes for 2 files"])
  }

  @Test(arguments: [
    ("at A.swift:1, B.swift:2", "at A.swift:11, B.swift:12"),
    ("at KA.swift:1 and K/A.swift:1", "at KA.swift:1 and K/A.swift:21"),
    ("A.swift:x, A.swift: y", "A.swift:x, A.swift: y"),
  ])
  func linesOfOtherFilesAreCounted(reason: String, expected: String) {
    let files = ["A.swift", "B.swift", "K/A.swift"]
    let mapped = LineMentions.mapping(reason, files: files) { file, line in
      line + (file == "K/A.swift" ? 20 : 10)
    }
    #expect(mapped == expected)
  }
}
