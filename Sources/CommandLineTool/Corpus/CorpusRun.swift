import CodemodEngine
import CodemodFiles
import SyntaxTrees

/// What came of a case and its disguises.
struct CaseResult: Sendable {
  /// What failed.
  struct Failure: Sendable {
    /// The disguise; empty for the case as it is.
    var variant: String
    /// What is wrong.
    var failures: [CaseFailure]
    /// The files that came out otherwise than they should have.
    var differences: [CaseDifference] = []
  }

  /// The case.
  var test: CodemodCase
  /// How many checks passed: the case as it is and its disguises, one each.
  var passed = 0
  /// The checks that failed, in order.
  var failed: [Failure] = []
  /// What would make the case as it is pass; nil if it passes, or if nothing would.
  var update: CaseUpdate?
}

/// Runs cases and their disguises.
struct CorpusRun: Sendable {
  /// How a case is checked.
  var check: CaseCheck
  /// How many cases to work on at a time.
  var jobs = 1
  /// Whether cases are checked in their disguises as well.
  var includesVariants = true

  /// Checks cases.
  ///
  /// - Returns: One result for each case, in the order of the cases, whatever the number of jobs.
  func results(for cases: [CodemodCase]) async -> [CaseResult] {
    await CaseWorkers(jobs: jobs).map(cases) { test, parser in result(for: test, parser: parser) }
  }

  /// Checks one case; its disguises only if it passes as it is, since they would fail alike.
  func result(for test: CodemodCase, parser: SyntaxParser) -> CaseResult {
    var result = CaseResult(test: test)
    let report = check.check(.plain(test), of: test, parser: parser)
    add(report, variant: "", to: &result)
    guard report.failures.isEmpty else {
      result.update = CaseUpdate(test, outcomes: report.outcomes)
      return result
    }
    guard includesVariants else { return result }
    var known = test
    // What an example reports is not told, but it must be the same in every disguise.
    known.findings =
      known.findings
      ?? zip(test.files, report.outcomes).flatMap { file, outcome in
        outcome.findings.map { test.finding(at: $0.position, in: file, reason: $0.reason) }
      }
    for variant in CaseVariant.all(of: known, parser: parser) {
      let report = check.check(variant, of: known, parser: parser)
      add(report, variant: variant.name, to: &result)
    }
    return result
  }

  private func add(_ report: CaseCheck.Report, variant: String, to result: inout CaseResult) {
    guard !report.failures.isEmpty else {
      result.passed += 1
      return
    }
    result.failed.append(
      CaseResult.Failure(
        variant: variant, failures: report.failures, differences: report.differences))
  }
}
