import CodemodEngine
import CodemodFiles
import SyntaxTrees
import TextEditing

/// Runs the codemod of a case over the texts of its files, with the case's targets and review, by
/// the parser of the calling thread; gives what became of the files, in their order.
typealias CaseProcess =
  @Sendable (_ texts: [[UInt8]], _ test: CodemodCase, _ parser: SyntaxParser)
  -> [CodemodEngine.FileOutcome]

/// Checks every property that a run over a case must have.
struct CaseCheck: Sendable {
  /// Runs the codemod of a case.
  var process: CaseProcess
  /// The texts of the comments that a run says it has removed, beyond those that the case's own
  /// result no longer has.
  var removedComments: @Sendable (CodemodEngine.FileOutcome) -> [[UInt8]] = { _ in [] }

  /// What came of a check.
  struct Report: Sendable {
    /// The properties that do not hold.
    var failures: [CaseFailure] = []
    /// What the run gave, by file.
    var outcomes: [CodemodEngine.FileOutcome]
    /// The files that came out otherwise than they should have.
    var differences: [CaseDifference] = []
  }

  /// Checks one disguise of a case, or the case as it is.
  func check(_ variant: CaseVariant, of test: CodemodCase, parser: SyntaxParser) -> Report {
    let texts = variant.files.map(\.before)
    let outcomes = process(texts, test, parser)
    var report = Report(outcomes: outcomes)
    guard outcomes.count == texts.count else {
      let message = "\(outcomes.count) outcomes for \(texts.count) files"
      report.failures = [CaseFailure(property: .processing, message: message)]
      return report
    }
    let errors = test.files.indices.compactMap { index in
      outcomes[index].error.map { message in
        CaseFailure(property: .processing, message: message).located(in: index, of: test)
      }
    }
    guard errors.isEmpty else {
      report.failures = errors
      return report
    }
    let runs = variant.files.indices.map { index in
      let run = CheckedRun(
        variant: variant.files[index], outcome: outcomes[index],
        result: outcomes[index].result ?? texts[index], paths: test.isProject ? test.paths : [])
      return run.isExpectedBytes ? run : run.withAlternative
    }
    let isChanged = outcomes.contains { $0.result != nil }
    let seconds = isChanged ? process(runs.map(\.result), test, parser) : []
    for (index, run) in runs.enumerated() {
      let second = seconds.indices.contains(index) ? seconds[index] : nil
      let isPlain = variant.name.isEmpty
      report.failures += failures(of: run, in: test, second: second, isPlain: isPlain, parser)
        .map { $0.located(in: index, of: test) }
      if case .bytes(let bytes) = run.variant.expectation, !run.isExpectedBytes {
        report.differences.append(
          CaseDifference(
            path: test.pathOfResult(test.files[index]), expected: bytes, actual: run.result))
      }
    }
    return report
  }

  /// What is wrong with the run over one file.
  private func failures(
    of run: CheckedRun, in test: CodemodCase, second: CodemodEngine.FileOutcome?, isPlain: Bool,
    _ parser: SyntaxParser
  ) -> [CaseFailure] {
    var failures = [run.resultFailure, run.findingsFailure].compactMap { $0 }
    failures += [run.editsFailure, run.trailingSpaceFailure, run.lineEndingFailure]
      .compactMap { $0 }
    failures += [second.flatMap(run.secondRunFailure)].compactMap { $0 }
    // The exact result of a disguise is as good as that of the case itself, which was looked into.
    guard !run.isExpectedBytes || isPlain else { return failures }
    return failures + treeFailures(of: run, in: test, parser: parser)
  }

  /// The properties that need a tree of the result.
  private func treeFailures(
    of run: CheckedRun, in test: CodemodCase, parser: SyntaxParser
  ) -> [CaseFailure] {
    let source = ParsedText(run.variant.before, parser: parser)
    let result = ParsedText(run.result, parser: parser)
    var failures: [CaseFailure] = []
    if result.errorCount > source.errorCount {
      let errors = result.tree.errors.map { node in
        let place = result.tree.lines.position(at: node.start)
        return "\(place.line):\(place.column): \(VisibleText.rendering(node.bytes))"
      }
      failures.append(
        CaseFailure(
          property: .syntax,
          message: "the parser cannot read the result: \(result.errorCount) errors, "
            + "\(source.errorCount) before", details: errors))
    }
    switch run.variant.expectation {
    case .bytes(let bytes):
      let expected = ParsedText(bytes, parser: parser)
      let dropped = source.commentTexts.removing(expected.commentTexts)
      let allowed = dropped + removedComments(run.outcome)
      let lost = source.commentTexts.removing(result.commentTexts).removing(allowed)
      failures += Self.commentFailure(lost: lost, surplus: [])
    case .code(let expected, let comment, let place):
      let wanted = expected.commentTexts + [comment]
      failures += Self.commentFailure(
        lost: wanted.removing(result.commentTexts), surplus: result.commentTexts.removing(wanted))
      if !result.hasSameTokens(as: expected) {
        failures.append(Self.tokenFailure(expected: expected, result: result))
      } else if !test.scattersComments,
        let node = result.comments.first(where: { $0.bytes.elementsEqual(comment) }),
        !place.allows(node, in: result), !run.hasStayed(node, in: result)
      {
        failures.append(Self.placeFailure(of: node, in: result))
      }
    }
    return failures
  }

  private static func commentFailure(lost: [[UInt8]], surplus: [[UInt8]]) -> [CaseFailure] {
    guard !lost.isEmpty || !surplus.isEmpty else { return [] }
    let details =
      lost.map { "missing: \(VisibleText.rendering($0))" }
      + surplus.map { "one too many: \(VisibleText.rendering($0))" }
    return [CaseFailure(property: .comments, message: "comments are lost", details: details)]
  }

  private static func placeFailure(of comment: Node, in result: ParsedText) -> CaseFailure {
    let place = result.tree.lines.position(at: comment.start)
    let line = result.bytes[result.bytes.fullLineRange(at: comment.start)]
    return CaseFailure(
      property: .comments,
      message: "the comment went astray, to \(place.line):\(place.column)",
      details: ["got: \(VisibleText.rendering(line))"])
  }

  private static func tokenFailure(expected: ParsedText, result: ParsedText) -> CaseFailure {
    let pairs = zip(expected.tokens, result.tokens)
    let shared = pairs.prefix { $0.bytes.elementsEqual($1.bytes) }.count
    func text(_ source: ParsedText) -> String {
      guard shared < source.tokens.count else { return "end of file" }
      let token = source.tokens[shared]
      return VisibleText.rendering(source.bytes[source.bytes.fullLineRange(at: token.start)])
    }
    return CaseFailure(
      property: .result, message: "the result's code is another, from token \(shared + 1) on",
      details: ["expected: \(text(expected))", "     got: \(text(result))"])
  }
}

extension [[UInt8]] {
  /// What is left when each of the others is taken out once.
  fileprivate func removing(_ others: [[UInt8]]) -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}
