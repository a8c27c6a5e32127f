import CodemodEngine
import Profiling
import Rewriting

extension Session {
  /// `fix`: makes the changes that a build log asks for.
  func fix() async throws(UsageError) -> ExitCode {
    let log = try Profile.measure(.read) { () throws(UsageError) in BuildLog(try loggedBytes()) }
    guard let preparation = try prepare({ _ throws(UsageError) in try answeringCodemods() }) else {
      return .usage
    }
    let files = Profile.measure(.discover) {
      LoggedFiles(
        workspace: workspace, roots: preparation.scope.paths, files: preparation.selected)
    }
    let entries = LocatedLog(log, in: files).entries
    let outcome = try await run(preparation, places: entries.map(\.place))
    let writes = !arguments.has(.dryRun)
    let unwritten = writes ? Profile.measure(.write) { write(outcome.changed) } : []
    let reasons = Dictionary(
      unwritten.map { ($0.path, $0.message) }, uniquingKeysWith: { first, _ in first })
    let diagnostics = zip(entries, outcome.places).map {
      DiagnosticReport($0, $1, unwritten: reasons)
    }
    let report = RunReport(
      command: .fix, outcome: outcome, unwritten: unwritten, writes: writes,
      diagnostics: diagnostics)
    show(report)
    return report.exitCode
  }

  /// The codemods that are named, else all there are, as far as they answer diagnostics.
  ///
  /// - Returns: Nil if some are not valid; their mistakes have been printed.
  private func answeringCodemods() throws(UsageError) -> [Codemod]? {
    let words = arguments.words
    let reading = try read(words.isEmpty ? codemodFolder().files() : codemodFiles(for: words))
    guard reading.areValid else { return nil }
    let answering = reading.codemods.filter { !$0.diagnostics.isEmpty }
    guard !answering.isEmpty else {
      throw UsageError(
        words.isEmpty
          ? "no codemod answers diagnostics"
          : "no codemod of \(words.map { "'\($0)'" }.joined(separator: ", ")) answers diagnostics",
        hint: "'diff' and 'apply' make the changes of codemods wherever they can be made")
    }
    return answering
  }

  /// The bytes of the log.
  private func loggedBytes() throws(UsageError) -> [UInt8] {
    let name = arguments.value(.log) ?? "-"
    if name == "-", arguments.value(.filesFrom) == "-" {
      throw UsageError(
        "\(OptionName.log.flag) and \(OptionName.filesFrom.flag) cannot both be standard input")
    }
    return try bytes(of: name, atMost: FileReader.largestLog)
  }
}
