import CodeFacts
import CodemodEngine
import Rewriting

extension Session {
  /// `diff`: prints what would change.
  func diff() async throws(UsageError) -> ExitCode {
    guard let outcome = try await runCodemods() else { return .usage }
    let report = RunReport(command: .diff, outcome: outcome)
    if isJSON {
      output.data.write(JSONText.text(of: report.json))
    } else {
      let text = DiffText(style: style)
      for file in report.changed {
        guard let result = file.result else { continue }
        let path = workspace.patched(file.path)
        output.data.write(text.patch(path: path, old: file.original, new: result))
      }
      if !report.changed.isEmpty { output.print("\n") }
      output.print(report.summary(style: style, saysWhy: arguments.has(.why)))
    }
    self.report(report.problems)
    if report.exitCode == .done, arguments.has(.check), !report.changed.isEmpty { return .found }
    return report.exitCode
  }

  /// `apply`: writes what changes.
  func apply() async throws(UsageError) -> ExitCode {
    guard let outcome = try await runCodemods() else { return .usage }
    let report = RunReport(command: .apply, outcome: outcome, unwritten: write(outcome.changed))
    if isJSON {
      output.data.write(JSONText.text(of: report.json))
    } else {
      output.print(report.summary(style: style, saysWhy: arguments.has(.why)))
    }
    self.report(report.problems)
    return report.exitCode
  }

  /// Writes files, and tells about those that could not be, or must not be, written.
  ///
  /// Files whose changes only make sense together are written together or not at all.
  private func write(_ files: [FileOutcome]) -> [FileProblem] {
    var problems = refused(files.map(\.path))
    for group in FileOutcome.groups(of: files) {
      if let first = problems.first(where: { problem in group.contains { $0.path == problem.path } }
      ) {
        problems += Self.problems(of: group, besides: first, among: problems)
        continue
      }
      var written: [FileOutcome] = []
      for file in group {
        do throws(FileError) {
          try write(file)
          written.append(file)
        } catch {
          let problem = FileProblem(path: file.path, message: error.message)
          for file in written { takeBack(file) }
          problems += [problem] + Self.problems(of: group, besides: problem, among: problems)
          break
        }
      }
    }
    return problems
  }

  private func write(_ file: FileOutcome) throws(FileError) {
    guard let result = file.result else { return }
    try AtomicWriter.write(result, to: workspace.absolute(file.path), replacing: file.original)
  }

  /// Writes a file's old text again.
  private func takeBack(_ file: FileOutcome) {
    guard let result = file.result else { return }
    try? AtomicWriter.write(file.original, to: workspace.absolute(file.path), replacing: result)
  }

  /// What is said of the other files of a group of which one is not written.
  private static func problems(
    of group: [FileOutcome], besides first: FileProblem, among known: [FileProblem]
  ) -> [FileProblem] {
    group.filter { file in file.path != first.path && !known.contains { $0.path == file.path } }
      .map {
        FileProblem(
          path: $0.path,
          message: "left alone: its changes belong to those of \(first.path), which is not written")
      }
  }

  /// The files that must not be written, because git could not bring them back.
  private func refused(_ files: [String]) -> [FileProblem] {
    if arguments.has(.allowDirty) { return [] }
    var check = UncommittedChanges(workspace: workspace, git: environment.git)
    let reasons = check.reasons(for: files)
    return files.compactMap { file in
      reasons[file].map {
        FileProblem(
          path: file,
          message: "left alone: it \($0.message); \(OptionName.allowDirty.flag) writes it as well")
      }
    }
  }

  /// Reads codemods and files, and runs the ones over the others.
  ///
  /// - Returns: Nil if a codemod is not valid; the mistakes have been printed.
  private func runCodemods() async throws(UsageError) -> RunOutcome? {
    let options = try RunArguments(arguments)
    let jobs = try jobs()
    guard let scope = try scope(), let codemods = try codemods(for: scope),
      let sdk = try sdkKnowledge()
    else { return nil }
    let selected = try selectedFiles(in: scope)
    let compiler = try arguments.has(.verify) ? CompilerParser(environment: environment) : nil
    let engine = Engine(
      codemods: codemods, sdk: sdk,
      options: EngineOptions(
        review: options.includesReview, verifier: compiler.map { $0.complaints(about:) }))
    let paths = engine.looksAround ? try projectFiles(around: selected) : selected
    let isSelected = Set(selected)
    let memberships = memberships(
      of: paths, given: options.targets.nilIfEmpty ?? scope.settings?.targets ?? [])
    let progress = progress(total: paths.count)
    let workspace = workspace
    let outcome = engine.run(count: paths.count, jobs: jobs) { index in
      defer { progress.advance() }
      let path = paths[index]
      do throws(FileError) {
        let bytes = try FileReader.readText(at: workspace.absolute(path))
        let membership = memberships[index]
        return .file(
          SourceFile(
            path: path, bytes: bytes, targets: membership.targets, modules: membership.modules,
            isContext: !isSelected.contains(path)))
      } catch {
        guard isSelected.contains(path) else { return .unreadable(nil) }
        var outcome = FileOutcome(path: path)
        outcome.error = error.message
        return .unreadable(outcome)
      }
    }
    progress.end()
    if let failure = compiler?.failure { throw failure }
    for file in outcome.changed {
      guard let reason = file.unverified else { continue }
      output.note(
        "\(file.path.onOneLine): warning: not verified: without the changes as well, \(reason)")
    }
    return outcome
  }

  /// The codemods that are named, else those that the project asks for.
  private func codemods(for scope: Scope) throws(UsageError) -> [Codemod]? {
    if !arguments.words.isEmpty { return try codemods(for: arguments.words) }
    guard let settings = scope.settings, !settings.selection.isEmpty else {
      let command = arguments.command.rawValue
      throw UsageError(
        "'\(command)' needs SELECTION...",
        hint: "see 'swift-codemod help \(command)'; or name it as 'packs' in "
          + ProjectSettings.fileName)
    }
    do throws(UsageError) {
      return try codemods(for: settings.selection)
    } catch {
      throw UsageError(error.message, hint: "it is what 'packs' in \(settings.path) says")
    }
  }

  /// What files belong to; tells about projects that cannot be read.
  private func memberships(of paths: [String], given: [PlatformVersion]) -> [FileMembership] {
    var layout = ProjectLayout(workspace: workspace, given: given)
    let memberships = paths.map { layout.membership(of: $0) }
    for problem in layout.unread {
      output.note("\(problem.path.onOneLine): warning: \(problem.message.onOneLine)")
    }
    return memberships
  }
}
