import CodemodEngine
import CodemodFiles
import SyntaxTrees
import TextEditing

/// A run over a disguise of a file, and what is wrong with it as far as bytes tell.
struct CheckedRun: Sendable {
  let variant: FileVariant
  let outcome: CodemodEngine.FileOutcome
  /// What the file is after the run.
  let result: [UInt8]
  /// The paths of the files of a project, which reasons may name lines of.
  var paths: [String] = []

  /// Whether the result is known to the byte, and is that.
  var isExpectedBytes: Bool {
    if case .bytes(let bytes) = variant.expectation { bytes == result } else { false }
  }

  /// The run as one from which something else was expected, if it may give that.
  var withAlternative: CheckedRun {
    guard let alternative = variant.alternative else { return self }
    var variant = variant
    variant.expectation = alternative
    return CheckedRun(variant: variant, outcome: outcome, result: result, paths: paths)
  }

  /// Whether no edit is about a comment, or it stands in what an edit has made of the code around it,
  /// with few other tokens.
  ///
  /// Where code moves by several edits, the tokens alone do not tell which place was the comment's.
  func hasStayed(_ comment: Node, in result: ParsedText) -> Bool {
    var shift = 0
    for edit in outcome.edits {
      let start = edit.range.lowerBound + shift
      let made = start..<(start + edit.replacement.count)
      if made.contains(comment.start) {
        let others = result.tokens.count { made.contains($0.start) }
        let before = Array(variant.before[edit.range])
        return others < TokenAlignment.fewest && before.contains(comment.bytes)
      }
      shift += edit.replacement.count - edit.range.count
    }
    return !outcome.edits.isEmpty
  }

  var resultFailure: CaseFailure? {
    guard case .bytes(let expected) = variant.expectation,
      let difference = VisibleText.firstDifference(expected: expected, actual: result)
    else { return nil }
    let place = "\(difference.position.line):\(difference.position.column)"
    let what =
      if outcome.result == nil {
        "nothing was changed"
      } else if expected == variant.before {
        "the file must not change"
      } else {
        "the result is not the expected one"
      }
    return CaseFailure(
      property: .result, message: "\(what); first difference at \(place)",
      details: difference.details)
  }

  var findingsFailure: CaseFailure? {
    guard let expected = variant.findings else { return nil }
    let wanted = lines(expected)
    let actual = lines(outcome.findings.map { .init(position: $0.position, reason: $0.reason) })
    guard wanted != actual else { return nil }
    // One too many of two equal findings shows only when each is counted.
    var missing: [String] = []
    var unexpected = actual
    for line in wanted {
      if let index = unexpected.firstIndex(of: line) {
        unexpected.remove(at: index)
      } else {
        missing.append(line)
      }
    }
    return CaseFailure(
      property: .findings, message: "the findings are not the expected ones",
      details: missing.map { "missing:    \($0)" } + unexpected.map { "unexpected: \($0)" })
  }

  /// The findings by place, one line each.
  private func lines(_ findings: [CaseFile.Finding]) -> [String] {
    findings.map { (place: $0.position, reason: withoutComment($0.reason)) }
      .sorted { ($0.place, $0.reason) < ($1.place, $1.reason) }
      .map { "\($0.place.line):\($0.place.column): \($0.reason)" }
  }

  /// A reason may quote code, and with it the comment that the disguise put there.
  private func withoutComment(_ reason: String) -> String {
    guard let comment = variant.comment else { return reason }
    return reason.replacing(String(decoding: comment, as: UTF8.self), with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var editsFailure: CaseFailure? {
    var text = variant.before[..<0]
    var kept = 0
    for edit in outcome.edits {
      guard edit.range.lowerBound >= kept, edit.range.upperBound <= variant.before.count else {
        return CaseFailure(
          property: .edits, message: "the edits overlap or are out of order",
          details: ["\(edit.range)"])
      }
      text += variant.before[kept..<edit.range.lowerBound]
      text += edit.replacement
      kept = edit.range.upperBound
    }
    text += variant.before[kept...]
    guard let difference = VisibleText.firstDifference(expected: Array(text), actual: result) else {
      return nil
    }
    let place = "\(difference.position.line):\(difference.position.column)"
    return CaseFailure(
      property: .edits,
      message: "the edits that are told do not make the result; first difference at \(place)",
      details: difference.details)
  }

  var trailingSpaceFailure: CaseFailure? {
    var known: [ArraySlice<UInt8>: Int] = [:]
    for line in Self.linesWithTrailingSpace(variant.before) { known[line.text, default: 0] += 1 }
    var details: [String] = []
    for line in Self.linesWithTrailingSpace(result) {
      let count = known[line.text] ?? 0
      known[line.text] = count - 1
      if count <= 0 { details.append("\(line.number): \(VisibleText.rendering(line.text))") }
    }
    guard !details.isEmpty else { return nil }
    return CaseFailure(
      property: .trailingSpace, message: "white space is left at the end of lines",
      details: details)
  }

  private static func linesWithTrailingSpace(
    _ text: [UInt8]
  ) -> [(number: Int, text: ArraySlice<UInt8>)] {
    LineTable(text).starts.enumerated().compactMap { index, start in
      let line = text[text.lineRange(at: start)]
      return line.last?.isBlank == true ? (index + 1, line) : nil
    }
  }

  var lineEndingFailure: CaseFailure? {
    let known = Self.lineEndings(variant.before)
    // A file of one line has no line ending that others could follow.
    guard !known.isEmpty else { return nil }
    let new = Self.lineEndings(result).filter { known[$0.key] == nil }
    guard !new.isEmpty else { return nil }
    let details = new.sorted { $0.value < $1.value }.map { ending, line in
      "\(line): ends with \(VisibleText.rendering(ending.bytes))"
    }
    return CaseFailure(
      property: .lineEndings, message: "lines end otherwise than in the source", details: details)
  }

  /// The kinds of line endings in a text, each with the first line that ends with it.
  private static func lineEndings(_ text: [UInt8]) -> [LineEnding: Int] {
    var result: [LineEnding: Int] = [:]
    for (index, start) in LineTable(text).starts.enumerated() {
      let full = text.fullLineRange(at: start)
      let ending = Array(text[text.lineRange(at: start).upperBound..<full.upperBound])
      guard let kind = LineEnding.allCases.first(where: { $0.bytes == ending }) else { continue }
      result[kind] = result[kind] ?? index + 1
    }
    return result
  }

  /// A second run over the result changes nothing and gives the same reasons, lines aside; what was
  /// remarked on a change is not said again.
  func secondRunFailure(_ second: CodemodEngine.FileOutcome) -> CaseFailure? {
    if let error = second.error {
      return CaseFailure(property: .secondRun, message: "the second run fails: \(error)")
    }
    if let again = second.result,
      let difference = VisibleText.firstDifference(expected: result, actual: again)
    {
      let place = "\(difference.position.line):\(difference.position.column)"
      return CaseFailure(
        property: .secondRun, message: "a second run changes the result, first at \(place)",
        details: difference.details)
    }
    let first = reasons(outcome)
    let others = reasons(second)
    guard first != others else { return nil }
    return CaseFailure(
      property: .secondRun, message: "a second run reports something else",
      details: first.map { "first:  \($0)" } + others.map { "second: \($0)" })
  }

  /// The reasons of a run; lines that they name may have moved from run to run.
  private func reasons(_ outcome: CodemodEngine.FileOutcome) -> [String] {
    outcome.findings.filter { !$0.isRemark }.map { finding in
      let reason = LineMentions.mapping(finding.reason) { _ in 0 }
      return LineMentions.mapping(reason, files: paths) { _, _ in 0 }
    }.sorted()
  }
}
