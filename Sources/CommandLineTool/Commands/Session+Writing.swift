import CodemodEngine

extension Session {
  /// Writes files, and tells about those that could not be, or must not be, written.
  ///
  /// Files whose changes only make sense together are written together or not at all.
  func write(_ files: [FileOutcome]) -> [FileProblem] {
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
}
