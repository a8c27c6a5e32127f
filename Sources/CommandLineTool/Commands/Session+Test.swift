extension Session {
  /// `test`: runs the examples and the corpus.
  func test() throws(UsageError) -> ExitCode {
    let (files, data) = try testedFiles()
    let reading = try read(files, data: data)
    guard reading.isValid else { return .usage }
    let corpus = Corpus(folder: (try? codemodFolder())?.corpus, workspace: workspace)
    var tally = Tally()
    for codemod in reading.codemods {
      let entry = backend.entry(for: codemod)
      let cases: [CorpusCase]
      do throws(FileError) {
        cases = try corpus.cases(pack: entry.pack, id: entry.id)
      } catch {
        throw UsageError("the cases of '\(entry.id)' cannot be read: \(error.message)")
      }
      let folders = Set(cases.map(\.path))
      for outcome in backend.test(codemod, cases: cases) {
        let canUpdate = arguments.has(.update) && folders.contains(outcome.name)
        try finish(outcome, of: entry.id, updating: canUpdate ? corpus : nil, &tally)
      }
    }
    output.print(tally.summary + "\n")
    return tally.failed == 0 ? .done : .found
  }

  /// What the cases came to.
  private struct Tally {
    var passed = 0
    var failed = 0
    var updated = 0

    var summary: String {
      var parts = ["\(passed) passed"]
      if updated > 0 { parts.append("\(updated) updated") }
      if failed > 0 { parts.append("\(failed) failed") }
      return parts.joined(separator: ", ")
    }
  }

  private func testedFiles() throws(UsageError) -> (files: [CodemodFolder.File], data: [String]) {
    guard arguments.words.isEmpty else { return try codemodFiles(for: arguments.words) }
    let folder = try codemodFolder()
    return (folder.files(), folder.dataFiles())
  }

  /// Counts an outcome, and prints or accepts what is wrong with it.
  private func finish(
    _ outcome: CaseOutcome, of id: String, updating corpus: Corpus?, _ tally: inout Tally
  ) throws(UsageError) {
    if outcome.hasPassed {
      tally.passed += 1
      return
    }
    var isUpdated = false
    if let corpus, let difference = outcome.difference {
      do throws(FileError) {
        try corpus.accept(difference, in: outcome.name)
      } catch {
        throw UsageError("\(outcome.name) \(error.message)")
      }
      isUpdated = true
    }
    // Only the text can be accepted; what else is wrong is for people to look at.
    if isUpdated, outcome.problems.isEmpty {
      tally.updated += 1
      output.print("\(style.text("updated", .cyan)) \(id): \(outcome.name.onOneLine)\n")
      return
    }
    tally.failed += 1
    output.print("\(style.text("failed", .red)) \(id): \(outcome.name.onOneLine)\n")
    for problem in outcome.problems { output.print("  \(problem.onOneLine)\n") }
    if let difference = outcome.difference, !isUpdated {
      output.print("  what should come out (-), and what did (+):\n")
      output.data.write(
        DiffText(style: style).hunks(old: difference.expected, new: difference.actual))
    }
  }
}
