extension Session {
  /// `diff`: prints what would change.
  func diff() async throws(UsageError) -> ExitCode {
    guard let run = try await runCodemods() else { return .usage }
    let report = RunReport(command: .diff, outcome: run.outcome, problems: run.problems)
    if isJSON {
      output.data.write(JSONText.text(of: report.json))
    } else {
      let text = DiffText(style: style)
      for file in report.changed {
        guard let result = file.result else { continue }
        output.data.write(text.patch(path: file.path, old: file.original, new: result))
      }
      if !report.changed.isEmpty { output.print("\n") }
      output.print(report.summary(style: style))
    }
    self.report(report.problems)
    if report.exitCode == .done, arguments.has(.check), !report.changed.isEmpty { return .found }
    return report.exitCode
  }

  /// `apply`: writes what changes.
  func apply() async throws(UsageError) -> ExitCode {
    guard let run = try await runCodemods() else { return .usage }
    let changed = run.outcome.files.filter { $0.result != nil && $0.result != $0.original }
    var problems = refused(changed.map(\.path))
    var unwritten = Set(problems.map(\.path))
    for file in changed where !unwritten.contains(file.path) {
      guard let result = file.result else { continue }
      do throws(FileError) {
        try AtomicWriter.write(
          result, to: workspace.absolute(file.path), replacing: file.original)
      } catch {
        problems.append(RunReport.Problem(path: file.path, message: error.message))
        unwritten.insert(file.path)
      }
    }
    let report = RunReport(
      command: .apply, outcome: run.outcome, problems: run.problems + problems,
      unwritten: unwritten)
    if isJSON {
      output.data.write(JSONText.text(of: report.json))
    } else {
      output.print(report.summary(style: style))
    }
    self.report(report.problems)
    return report.exitCode
  }

  /// The files that must not be written, because git could not bring them back.
  private func refused(_ files: [String]) -> [RunReport.Problem] {
    if arguments.has(.allowDirty) { return [] }
    var check = UncommittedChanges(workspace: workspace, git: environment.git)
    let reasons = check.reasons(for: files)
    return files.compactMap { file in
      reasons[file].map {
        RunReport.Problem(
          path: file,
          message: "left alone: it \($0.message); \(OptionName.allowDirty.flag) writes it as well")
      }
    }
  }

  /// Reads codemods and files, and runs the ones over the others.
  ///
  /// - Returns: Nil if a codemod is not valid; the mistakes have been printed.
  private func runCodemods() async throws(UsageError) -> (
    outcome: RunOutcome, problems: [RunReport.Problem]
  )? {
    let options = try RunArguments(arguments)
    guard let codemods = try codemods(for: arguments.words) else { return nil }
    let (files, problems) = read(try selectedFiles(), targets: options.targets)
    let progress = progress(total: files.count)
    let outcome = await backend.run(
      codemods, over: files,
      options: RunOptions(includesReview: options.includesReview, jobs: try jobs()),
      progress: { progress.advance() })
    progress.end()
    return (outcome, problems)
  }
}
