import CodemodEngine
import Rewriting
import TextEditing
import Testing

@testable import CommandLineTool

@Suite struct RunReportTests {
  /// A run over five files: one changes, one has a finding, one is held back, one fails.
  let outcome: RunOutcome

  init() {
    var changed = FileOutcome(path: "src/a.swift")
    changed.original = Array("é = fetch(\"a/b\")\nfetch()\n".utf8)
    changed.result = Array("é = load(\"a/b\")\nload()\n".utf8)
    changed.edits = [
      AppliedEdit(codemods: ["other", "rename"], range: 5..<10, replacement: Array("load".utf8)),
      AppliedEdit(codemods: ["rename"], range: 18..<23, replacement: Array("load".utf8)),
    ]
    changed.rewrites = ["rename": 2, "other": 1]
    changed.derivations = Self.derivations
    changed.withheld = [
      Self.held("newer", 4, line: 1, column: 5, "needs iOS 27"),
      Self.held("newer", 17, line: 2, column: 1, "needs iOS 27"),
    ]
    var found = FileOutcome(path: "src/b.swift")
    found.original = Array("retry()\n".utf8)
    found.findings = [
      Finding(
        codemod: "rename", offset: 0, position: LinePosition(line: 1, column: 1),
        reason: "look at\nretry")
    ]
    found.unread = LinePosition(line: 2, column: 4)
    var heldBack = FileOutcome(path: "src/c.swift")
    heldBack.withheld = [
      Self.held("newer", 0, line: 1, column: 1, "needs iOS 27"),
      Self.held("careful", 8, line: 3, column: 2, "wants review"),
    ]
    var failed = FileOutcome(path: "src/d.swift")
    failed.error = "is not UTF-8"
    var outcome = RunOutcome()
    outcome.files = [changed, found, heldBack, failed]
    outcome.scanned = 5
    self.outcome = outcome
  }

  private static let derivations = [
    AppliedDerivation(
      derivation: Derivation(
        codemod: "rename", rule: 0, position: LinePosition(line: 1, column: 6),
        captures: ["url": "\"a/b\"", "rest": ""]),
      offset: 5,
      dependents: [
        DependentEdit(
          path: "src/x.swift", offset: 9, position: LinePosition(line: 3, column: 1),
          origin: .then(rule: 1)),
        DependentEdit(
          path: "src/a.swift", offset: 0, position: LinePosition(line: 1, column: 1),
          origin: .addImport("Words")),
      ]),
    AppliedDerivation(
      derivation: Derivation(
        codemod: "other", rule: 2, position: LinePosition(line: 2, column: 1),
        captures: ["body": "{\n  a()\n}"]),
      offset: 18,
      dependents: [
        DependentEdit(
          path: "src/a.swift", offset: 18, position: LinePosition(line: 2, column: 1),
          origin: .insert),
        DependentEdit(
          path: "src/a.swift", offset: 25, position: LinePosition(line: 2, column: 8),
          origin: .addMember),
      ]),
  ]

  @Test func saysWhy() {
    let report = RunReport(command: .diff, outcome: outcome, writes: false)
    let sections = report.summary(style: Style(isOn: false), saysWhy: true)
      .split(separator: "\n\n")
    #expect(
      sections[1] == """
        Why:
          src/a.swift:1:6 by rename, rule 1
            rest = nothing
            url = "a/b"
            with src/x.swift:3:1, rule 2 of then
            with src/a.swift:1:1, add-import Words
          src/a.swift:2:1 by other, rule 3
            body = { …
            with src/a.swift:2:1, insert
            with src/a.swift:2:8, add-member
        """)
    let nothing = RunReport(command: .diff, outcome: RunOutcome(), writes: false)
    #expect(
      nothing.summary(style: Style(isOn: false), saysWhy: true)
        == nothing.summary(style: Style(isOn: false)))
    let unwritten = RunReport(
      command: .apply, outcome: outcome,
      unwritten: [FileProblem(path: "src/a.swift", message: "no")], writes: true)
    #expect(unwritten.derivationList(Style(isOn: false)) == nil)
  }

  /// A match may change nothing but other files.
  @Test func countsMatchesThatChangeOtherFiles() {
    var file = FileOutcome(path: "a.swift")
    file.rewrites = ["rename": 1]
    var outcome = RunOutcome()
    outcome.files = [file]
    let report = RunReport(command: .diff, outcome: outcome, writes: false)
    #expect(report.files.map(\.path) == ["a.swift"])
    #expect(report.rewriteCount == 1)
    #expect(report.changed.isEmpty)
  }

  private static func held(
    _ codemod: String, _ offset: Int, line: Int, column: Int, _ reason: String
  ) -> Withheld {
    Withheld(
      codemod: codemod, offset: offset, position: LinePosition(line: line, column: column),
      reason: reason)
  }

  @Test func summarizes() {
    let report = RunReport(command: .diff, outcome: outcome, writes: false)
    #expect(
      report.summary(style: Style(isOn: false)) == """
        1 of 5 files would change, 3 places:
          other   1 place in 1 file
          rename  2 places in 1 file

        1 place needs a hand:
          rename
            look at retry
              src/b.swift:1:1

        Not applied:
          careful: wants review (1 place)
            src/c.swift:3:2
          newer: needs iOS 27 (3 places)
            src/a.swift:1:5
            src/a.swift:2:1
            src/c.swift:1:1

        1 file has code that could not be read:
          src/b.swift:2:4

        1 file could not be processed.

        """)
    #expect(report.problems == [FileProblem(path: "src/d.swift", message: "is not UTF-8")])
    #expect(report.exitCode == .incomplete)
  }

  @Test func saysEachReasonOnce() {
    func file(_ path: String, _ findings: (line: Int, reason: String)...) -> FileOutcome {
      var file = FileOutcome(path: path)
      file.findings = findings.map {
        Finding(
          codemod: "rename", offset: 0, position: LinePosition(line: $0.line, column: 5),
          reason: $0.reason)
      }
      return file
    }
    var outcome = RunOutcome()
    outcome.files = [file("a.swift", (1, "no"), (4, "why"), (9, "no")), file("b.swift", (2, "no"))]
    outcome.scanned = 2
    #expect(
      RunReport(command: .diff, outcome: outcome, writes: false).summary(style: Style(isOn: false))
        == """
        Nothing would change in 2 files.

        4 places need a hand:
          rename
            no (3 places)
              a.swift:1:5
              a.swift:9:5
              b.swift:2:5
            why
              a.swift:4:5

        """)
  }

  @Test(arguments: [(10, 10), (11, 0)])
  func listsPlacesThatAreFew(_ count: Int, _ listed: Int) {
    var file = FileOutcome(path: "a.swift")
    file.withheld = (1...count).map { Self.held("newer", $0, line: $0, column: 1, "no") }
    var outcome = RunOutcome()
    outcome.files = [file]
    let report = RunReport(command: .diff, outcome: outcome, writes: false)
    let lines = report.summary(style: Style(isOn: false)).split(separator: "\n")
    #expect(lines.contains("  newer: no (\(count) places)"))
    #expect(lines.count { $0.hasPrefix("    a.swift:") } == listed)
    #expect(report.json.notApplied.map(\.locations.count) == [count])
  }

  @Test func saysThatThereWasNothingToLookInto() {
    let report = RunReport(command: .diff, outcome: RunOutcome(), writes: false)
    #expect(report.summary(style: Style(isOn: false)) == "There are no Swift files to look into.\n")
  }

  @Test func doesNotCountWhatWasNotWritten() {
    let problem = FileProblem(path: "src/a.swift", message: "is locked")
    let report = RunReport(
      command: .apply, outcome: outcome, unwritten: [problem], writes: true)
    #expect(
      report.summary(style: Style(isOn: false)).hasPrefix("Nothing changed in 5 files.\n"))
    #expect(report.problems.map(\.path) == ["src/a.swift", "src/d.swift"])
    #expect(report.json.summary.rewrites == 0)
    #expect(report.json.files.map(\.path) == ["src/b.swift"])
  }
}
