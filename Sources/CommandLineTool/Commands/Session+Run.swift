import CodeFacts
import CodemodEngine
import Profiling
import Rewriting

extension Session {
  /// `diff`: prints what would change.
  func diff() async throws(UsageError) -> ExitCode {
    guard let preparation = try prepare(codemods(for:)) else { return .usage }
    let report = RunReport(
      command: .diff, outcome: try await run(preparation), writes: false)
    show(report)
    if report.exitCode == .done, arguments.has(.check), !report.changed.isEmpty { return .found }
    return report.exitCode
  }

  /// `apply`: writes what changes.
  func apply() async throws(UsageError) -> ExitCode {
    guard let preparation = try prepare(codemods(for:)) else { return .usage }
    let outcome = try await run(preparation)
    let unwritten = Profile.measure(.write) { write(outcome.changed) }
    let report = RunReport(
      command: .apply, outcome: outcome, unwritten: unwritten, writes: true)
    show(report)
    return report.exitCode
  }

  /// Prints what a run came to, and before it the changes as a patch if they are not written.
  func show(_ report: RunReport) {
    Profile.measure(.write) {
      if isJSON {
        output.data.write(JSONText.text(of: report.json))
      } else {
        if !report.writes { printPatch(of: report.changed) }
        output.print(report.summary(style: style, saysWhy: arguments.has(.why)))
      }
      self.report(report.problems)
    }
  }

  private func printPatch(of files: [FileOutcome]) {
    let text = DiffText(style: style)
    for file in files {
      guard let result = file.result else { continue }
      let path = workspace.patched(file.path)
      output.data.write(text.patch(path: path, old: file.original, new: result))
    }
    if !files.isEmpty { output.print("\n") }
  }

  /// What codemods are run over which files.
  struct Preparation {
    let options: RunArguments
    let scope: Scope
    let codemods: [Codemod]
    let sdk: SDKKnowledge
    /// The files that may change.
    let selected: [String]
  }

  /// Reads codemods, and finds the files to run them over.
  ///
  /// - Parameter selection: Gives the codemods; nil if one is not valid.
  /// - Returns: Nil if something is not valid; the mistakes have been printed.
  /// - Throws: `UsageError` for wrong usage, and what the selection throws.
  func prepare(
    _ selection: (Scope) throws(UsageError) -> [Codemod]?
  ) throws(UsageError) -> Preparation? {
    let options = try RunArguments(arguments)
    guard let scope = try scope() else { return nil }
    typealias Known = (codemods: [Codemod]?, sdk: SDKKnowledge?)
    let known = try Profile.measure(.codemods) { () throws(UsageError) -> Known in
      guard let codemods = try selection(scope) else { return (nil, nil) }
      return (codemods, try sdkKnowledge())
    }
    guard let codemods = known.codemods, let sdk = known.sdk else { return nil }
    return Preparation(
      options: options, scope: scope, codemods: codemods, sdk: sdk,
      selected: try selectedFiles(in: scope))
  }

  /// Runs codemods over files, everywhere or at the places of diagnostics.
  func run(
    _ preparation: Preparation, places: [DiagnosedPlace]? = nil
  ) async throws(UsageError) -> RunOutcome {
    let jobs = try jobs()
    let selected = preparation.selected
    let compiler = try arguments.has(.verify) ? CompilerParser(environment: environment) : nil
    let options = EngineOptions(
      review: preparation.options.includesReview,
      verifier: compiler.map { $0.complaints(about:) }, places: places)
    let engine = Profile.measure(.codemods) {
      Engine(codemods: preparation.codemods, sdk: preparation.sdk, options: options)
    }
    let paths = engine.looksAround ? try projectFiles(around: selected) : selected
    let isSelected = Set(selected)
    let targets = preparation.options.targets.nilIfEmpty ?? preparation.scope.settings?.targets
    // A large project's files take long to read.
    let memberships = Profile.measure(.discover) {
      engine.asksForMembership ? self.memberships(of: paths, given: targets ?? []) : []
    }
    let progress = progress(total: paths.count)
    let workspace = workspace
    let outcome = engine.run(count: paths.count, jobs: jobs) { index in
      defer { progress.advance() }
      let path = paths[index]
      do throws(FileError) {
        let bytes = try workspace.sourceText(at: path)
        let membership = memberships.isEmpty ? FileMembership() : memberships[index]
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
