import CodemodEngine
import TextEditing

/// What came of a run over the corpus, as text.
enum CorpusReport {
  /// The disguises of one case that are shown in full; more of them mostly say the same.
  static let mostVariants = 3

  /// The failures with what differs, and one closing line `N passed, N failed`.
  ///
  /// - Returns: Lines that each end with LF.
  static func text(_ results: [CaseResult]) -> [UInt8] {
    var text: [UInt8] = []
    for result in results where !result.failed.isEmpty { text += self.text(result) }
    let passed = results.reduce(0) { $0 + $1.passed }
    let failed = results.reduce(0) { $0 + $1.failed.count }
    return text + line("\(passed) passed, \(failed) failed")
  }

  private static func text(_ result: CaseResult) -> [UInt8] {
    var text: [UInt8] = []
    for failure in result.failed.prefix(mostVariants) {
      text += line("FAILED \(name(result.test, failure))")
      if failure.variant.isEmpty, !result.test.why.isEmpty {
        text += line("  \(result.test.why)")
      }
      for failure in failure.failures {
        text += line("  \(failure.message)")
        for detail in failure.details { text += line("    \(detail)") }
      }
      for difference in failure.differences {
        text += UnifiedDiff.patch(
          path: difference.path, old: difference.expected, new: difference.actual)
      }
      text += line("")
    }
    let rest = result.failed.dropFirst(mostVariants)
    if !rest.isEmpty {
      text += line("and \(rest.count) more of \(result.test.path):")
      for failure in rest {
        text += line("  [\(failure.variant)] \(failure.failures.first?.message ?? "")")
      }
      text += line("")
    }
    return text
  }

  /// The case and its disguise: `path[crlf]`.
  private static func name(_ test: CodemodCase, _ failure: CaseResult.Failure) -> String {
    failure.variant.isEmpty ? test.path : "\(test.path)[\(failure.variant)]"
  }

  private static func line(_ text: String) -> [UInt8] { Array(text.utf8) + [UInt8(ascii: "\n")] }
}
