import CodemodEngine
import CodemodFiles
import SyntaxTrees
import Testing
import TextEditing

@testable import CommandLineTool

/// Every property can hold, and can fail.
@Suite struct CorpusCheckTests {
  let before = "a {\n  fetch() // why\n  log()\n  legacy()\n}\n"
  let after = "a {\n  load() // why\n  legacy()\n}\n"

  var test: CodemodCase {
    .sample(before, after, findings: [.at(4, 3, "legacy is used at line 4")])
  }

  /// The failures of the plain case when a run gives `outcome`, and a second run `second`.
  func failures(
    _ test: CodemodCase, second: (@Sendable (FileOutcome) -> FileOutcome)? = nil,
    first: @escaping @Sendable (FileOutcome) -> FileOutcome
  ) -> [CaseFailure] {
    let check = CaseCheck(
      process: each { source, test, parser in
        let outcome = TokenCodemod.process(source, test, parser)
        if source == test.before { return first(outcome) }
        return second?(outcome) ?? outcome
      })
    return check.check(.plain(test), of: test, parser: SyntaxParser()).failures
  }

  /// A run that leaves `text` behind, and says so.
  func leaving(_ text: String) -> @Sendable (FileOutcome) -> FileOutcome {
    { outcome in
      outcome.making([
        Edit(range: outcome.original.indices, replacement: Array(text.utf8))
      ])
    }
  }

  @Test func everythingIsRight() {
    #expect(failures(test) { $0 } == [])
  }

  @Test func processing() {
    let failures = failures(test) { outcome in
      var outcome = outcome
      outcome.error = "two codemods undo each other"
      return outcome
    }
    #expect(
      failures == [CaseFailure(property: .processing, message: "two codemods undo each other")])
  }

  @Test(arguments: [
    (
      "a {\n\tload() // why\n  legacy()\n}\n",
      "the result is not the expected one; first difference at 2:1",
      ["expected: ··load()·//·why⏎", "     got: →load()·//·why⏎"]
    ),
    (
      "a {\n  load() // why\n  legacy()\n}",
      "the result is not the expected one; first difference at 4:2",
      ["expected: }⏎", "     got: end of file"]
    ),
    (
      "a {\r\n  load() // why\n  legacy()\n}\n",
      "the result is not the expected one; first difference at 1:4",
      ["expected: a·{⏎", "     got: a·{␍⏎"]
    ),
  ])
  func result(text: String, message: String, details: [String]) {
    let failures = failures(test, first: leaving(text))
    #expect(
      failures.first == CaseFailure(property: .result, message: message, details: details))
  }

  @Test func resultOfARunThatDoesNothing() {
    let failures = failures(test) { outcome in
      var outcome = outcome
      (outcome.result, outcome.edits) = (nil, [])
      return outcome
    }
    #expect(failures.map(\.property) == [.result])
    #expect(failures.map(\.message) == ["nothing was changed; first difference at 2:3"])
  }

  @Test func resultThatShouldBeTheSource() {
    let test = CodemodCase.sample("fetch()\n")
    #expect(
      failures(test) { $0 }.map(\.message) == ["the file must not change; first difference at 1:1"])
  }

  @Test(arguments: [
    ([], ["missing:    4:3: legacy is used at line 4"]),
    (
      [(4, 3, "legacy is used at line 4."), (1, 1, "more")],
      [
        "missing:    4:3: legacy is used at line 4", "unexpected: 1:1: more",
        "unexpected: 4:3: legacy is used at line 4.",
      ]
    ),
    (
      [(4, 3, "legacy is used at line 4"), (4, 3, "legacy is used at line 4")],
      ["unexpected: 4:3: legacy is used at line 4"]
    ),
    (
      [(4, 4, "legacy is used at line 4")],
      ["missing:    4:3: legacy is used at line 4", "unexpected: 4:4: legacy is used at line 4"]
    ),
  ])
  func findings(found: [(Int, Int, String)], details: [String]) {
    let failures = failures(test) { outcome in
      var outcome = outcome
      outcome.findings = found.map { line, column, reason in
        Finding(
          codemod: "load", offset: 0, position: LinePosition(line: line, column: column),
          reason: reason)
      }
      return outcome
    }
    #expect(
      failures.first
        == CaseFailure(
          property: .findings, message: "the findings are not the expected ones", details: details))
  }

  @Test func findingsThatDoNotMatter() {
    var test = test
    test.findings = nil
    #expect(failures(test) { $0 } == [])
  }

  @Test func edits() {
    let missing = failures(test) { outcome in
      var outcome = outcome
      outcome.edits.removeLast()
      return outcome
    }
    #expect(missing.map(\.property) == [.edits])
    #expect(
      missing.map(\.message) == [
        "the edits that are told do not make the result; first difference at 3:4"
      ])
    let disordered = failures(test) { outcome in
      var outcome = outcome
      outcome.edits.reverse()
      return outcome
    }
    #expect(disordered.map(\.message) == ["the edits overlap or are out of order"])
    let outside = failures(test) { outcome in
      var outcome = outcome
      outcome.edits.append(AppliedEdit(codemods: [], range: 900..<901, replacement: []))
      return outcome
    }
    #expect(outside.map(\.message) == ["the edits overlap or are out of order"])
  }

  @Test func secondRun() {
    func second(_ change: @escaping @Sendable (inout FileOutcome) -> Void) -> [CaseFailure] {
      failures(
        test,
        second: { outcome in
          var outcome = outcome
          change(&outcome)
          return outcome
        }, first: { $0 })
    }
    let changed = second { $0.result = Array("a {\n  load2() // why\n".utf8) }
    #expect(changed.map(\.property) == [.secondRun])
    #expect(changed.map(\.message) == ["a second run changes the result, first at 2:7"])
    #expect(second { $0.result = $0.original } == [])
    #expect(second { $0.error = "no" }.map(\.message) == ["the second run fails: no"])
    let silent = second { $0.findings = [] }
    #expect(silent.map(\.message) == ["a second run reports something else"])
    #expect(silent.map(\.details) == [["first:  legacy is used at line 0"]])
  }

  @Test func comments() {
    let failures = failures(test, first: leaving("a {\n  load()\n  legacy()\n}\n"))
    #expect(failures.map(\.property) == [.result, .comments])
    #expect(failures.last?.details == ["missing: //·why"])
  }

  @Test func commentsThatTheRunSaysItRemoved() {
    let check = CaseCheck(
      process: each { [test = leaving("a {\n  load()\n  legacy()\n}\n")] source, sample, parser in
        let outcome = TokenCodemod.process(source, sample, parser)
        return source == sample.before ? test(outcome) : outcome
      }, removedComments: { _ in [Array("// why".utf8)] })
    let report = check.check(.plain(test), of: test, parser: SyntaxParser())
    #expect(report.failures.map(\.property) == [.result])
  }

  @Test func commentsThatTheCaseDrops() {
    let test = CodemodCase.sample("// old\nfetch()\n", "load()\n")
    #expect(failures(test, first: leaving("load()\n")) == [])
  }

  @Test func syntax() {
    let failures = failures(test, first: leaving("a {\n  load(] // why\n  legacy()\n}\n"))
    #expect(failures.map(\.property) == [.result, .syntax])
  }

  @Test func trailingSpace() {
    let test = CodemodCase.sample("a() \nfetch()\n", "a() \nload() \n")
    let failures = failures(test, first: leaving("a() \nload() \n"))
    #expect(
      failures == [
        CaseFailure(
          property: .trailingSpace, message: "white space is left at the end of lines",
          details: ["2: load()·"])
      ])
  }

  @Test(arguments: [
    ("fetch()\n", "load()\r\n", ["1: ends with ␍⏎"]),
    ("fetch()\r\nb()\r\n", "load()\nb()\r\n", ["1: ends with ⏎"]),
    ("fetch()\r\nb()\n", "load()\r\nb()\n", []),
    ("fetch()", "load()\n", []),
  ])
  func lineEndings(before: String, after: String, details: [String]) {
    let failures = failures(.sample(before, after), first: leaving(after))
    #expect(failures.map(\.property) == (details.isEmpty ? [] : [.lineEndings]))
    #expect(failures.flatMap(\.details) == details)
  }

  /// A comment whose exact place is not given must be there once, beside the nearest token that is
  /// left, and the code must be right.
  @Test(arguments: [
    ("a()\n/* n1 */\nload(b)\n", []),
    ("a() /* n1 */\nload(b)\n", []),
    ("a()\nload(b)\n", [CaseFailure.Property.comments]),
    ("a() /* n1 */ /* n1 */\nload(b)\n", [.comments]),
    ("a(1) /* n1 */\nload(b)\n", [.result]),
    ("/* n1 */\na()\nload(b)\n", [.comments]),
    ("a(/* n1 */)\nload(b)\n", [.comments]),
    ("a()\nload(/* n1 */b)\n", [.comments]),
    ("a()\nload(b)\n/* n1 */\n", [.comments]),
  ])
  func codeWithACommentMore(text: String, expected: [CaseFailure.Property]) throws {
    let parser = SyntaxParser()
    let test = CodemodCase.sample("a()\nlog()\nfetch(b)\n", "a()\nload(b)\n")
    let variants = test.source.comments(parser: parser)
    // Between `a()` and `(b`.
    let variant = try #require(
      variants.first { $0.beforeText == "a()\nlog(/* n1 */)\nfetch(b)\n" })
    let leave = leaving(text)
    let check = CaseCheck(
      process: each { source, test, parser in
        var outcome = FileOutcome(path: "")
        outcome.original = source
        return source == variant.before ? leave(outcome) : outcome
      })
    let disguise = CaseVariant(name: variant.name, files: [variant])
    let failures = check.check(disguise, of: test, parser: parser).failures
    #expect(failures.map(\.property) == expected)
  }

  @Test func aReasonMayQuoteTheComment() {
    let variant = FileVariant(
      name: "comment", text: TransformedText([]), expectation: .bytes([]),
      findings: [.at(1, 1, "do a b")],
      comment: Array("/* n1 */".utf8))
    var outcome = FileOutcome(path: "")
    outcome.findings = [
      Finding(
        codemod: "load", offset: 0, position: LinePosition(line: 1, column: 1),
        reason: "do a /* n1 */ b")
    ]
    #expect(CheckedRun(variant: variant, outcome: outcome, result: []).findingsFailure == nil)
  }

  @Test(arguments: [
    ("a \t\r\n\u{7}ä", "a·→␍⏎<7>ä"), ("\u{FEFF}a", "<FEFF>a"), ("", ""),
  ])
  func whiteSpaceIsVisible(text: String, expected: String) {
    #expect(VisibleText.rendering(text.utf8) == expected)
  }

  @Test(arguments: [
    ("at line 7, line 9", "at line 8, line 10"), ("deadline 7", "deadline 7"),
    ("line x, line 3x", "line x, line 4x"), ("a line", "a line"),
  ])
  func linesInReasonsAreCounted(reason: String, expected: String) {
    #expect(LineMentions.mapping(reason) { $0 + 1 } == expected)
  }
}
