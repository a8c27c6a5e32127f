import CodemodFiles
import SyntaxTrees

/// What the compiler said of a case, and how that differs from what it has to say.
struct JudgedCase: Sendable {
  /// What became of a case.
  enum Verdict: Sendable, Hashable {
    /// The compiler says what it has to.
    case passed
    /// It does not: what is wrong, one line each.
    case failed([String])
    /// The case is none for the compiler, for the reason that it gives.
    case unchecked
  }

  var test: CodemodCase
  var verdict: Verdict
}

/// Has the compiler judge cases.
struct CaseJudge: Sendable {
  let checker: TypeChecker
  let sdks: CheckingSDKs
  /// How many cases to work on at a time.
  let jobs: Int

  /// What the compiler says of cases, in their order, whatever the number of jobs.
  ///
  /// - Throws: `FileError` if the compiler cannot be asked.
  func judge(_ cases: [CodemodCase]) async throws -> [JudgedCase] {
    try await CaseWorkers(jobs: jobs).map(cases) { test, parser in
      try judge(test, parser: parser)
    }
  }

  private func judge(
    _ test: CodemodCase, parser: SyntaxParser
  ) throws(FileError) -> JudgedCase {
    let expected = test.judgement
    guard expected.unchecked == nil else { return JudgedCase(test: test, verdict: .unchecked) }
    let before = CheckedProgram(test, texts: test.files.map(\.before), parser: parser)
    var problems: [String] = []
    if let older = sdks.older, (expected.sdk ?? 0) <= older.number ?? .max {
      problems += try compare(before, of: test, "before", sdk: older, with: [])
    }
    let isChanged = test.files.contains { $0.after != nil }
    // An example that changes does not tell what was wrong with it.
    if !isChanged || test.isFolder {
      problems += try compare(
        before, of: test, "before", sdk: sdks.newer, with: expected.errors)
    }
    if isChanged {
      let after = CheckedProgram(test, texts: test.files.map(\.expected), parser: parser)
      problems += try compare(
        after, of: test, "after", sdk: sdks.newer, with: expected.errorsLeft)
    }
    return JudgedCase(test: test, verdict: problems.isEmpty ? .passed : .failed(problems))
  }

  /// How the errors in a program differ from those that it must have.
  private func compare(
    _ program: CheckedProgram, of test: CodemodCase, _ side: String, sdk: CheckingSDK,
    with expected: [CaseFile.CompilerError]
  ) throws(FileError) -> [String] {
    var found = try checker.messages(of: program, test: test, sdk: sdk)
    // A model does not know what a system has, so that cases cannot name these errors.
    if sdk.judgesAvailability { found.removeAll { $0.text.contains(" is only available in ") } }
    let wanted = expected.map {
      CompilerMessage(file: $0.file ?? "", line: $0.line, text: $0.message)
    }
    func line(_ message: CompilerMessage) -> String {
      let isContext = message.file.contains(CodemodCase.contextFolder)
      let file =
        message.file.isEmpty
        ? "\(side).swift" : isContext ? message.file : "\(side)/\(message.file)"
      return "\(file):\(message.line): \(message.text)"
    }
    let surplus = found.filter { !wanted.contains($0) }.map { "\(sdk.name): \(line($0))" }
    let missing = wanted.filter { !found.contains($0) }.map {
      "\(sdk.name) does not say: \(line($0))"
    }
    return surplus + missing
  }
}

extension CorpusReport {
  /// The cases of which the compiler says something else than it has to, and one closing line.
  ///
  /// - Returns: Lines that each end with LF.
  static func text(_ judged: [JudgedCase]) -> String {
    var text = ""
    var (passed, failed, unchecked) = (0, 0, 0)
    for result in judged {
      switch result.verdict {
      case .passed: passed += 1
      case .unchecked: unchecked += 1
      case .failed(let problems):
        failed += 1
        text += "FAILED \(result.test.path)\n"
        for problem in problems { text += "  \(problem)\n" }
        text += "\n"
      }
    }
    let skipped = unchecked == 0 ? "" : ", \(unchecked) skipped"
    return text + "types: \(passed) passed, \(failed) failed\(skipped)\n"
  }
}
