extension Session {
  /// `test`: runs the examples and the corpus.
  func test() async throws(UsageError) -> ExitCode {
    let (files, data) = try testedFiles()
    let reading = try read(files, data: data)
    guard reading.isValid else { return .usage }
    let report = await backend.test(
      reading.codemods,
      request: TestRequest(
        corpus: corpus(), isUpdating: arguments.has(.update), jobs: try jobs()))
    output.data.write(report.text)
    return report.hasPassed ? .done : .found
  }

  private func testedFiles() throws(UsageError) -> (files: [CodemodFolder.File], data: [String]) {
    guard arguments.words.isEmpty else { return try codemodFiles(for: arguments.words) }
    let folder = try codemodFolder()
    return (folder.files(), folder.dataFiles())
  }

  /// The folder of the cases, which is there in a checkout but not where the tool is installed.
  private func corpus() -> String? {
    guard let folder = try? codemodFolder().corpus else { return nil }
    if FileStatus(at: folder) == .folder { return folder }
    output.note("There is no folder \(workspace.printed(folder)): only the examples are run.")
    return nil
  }
}
