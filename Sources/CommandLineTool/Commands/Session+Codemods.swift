import TextEditing

extension Session {
  /// The folder of the codemods.
  func codemodFolder() throws(UsageError) -> CodemodFolder {
    try .locate(option: arguments.value(.codemods), environment: environment)
  }

  /// The codemod files that words stand for; the folder need not be there if all are paths.
  func codemodFiles(
    for words: [String]
  ) throws(UsageError) -> (files: [CodemodFolder.File], data: [String]) {
    let folder: CodemodFolder?
    do throws(UsageError) {
      folder = try codemodFolder()
    } catch {
      guard words.allSatisfy({ $0.hasSuffix(".yml") }), !arguments.has(.codemods) else {
        throw error
      }
      folder = nil
    }
    let selection = CodemodSelection(workspace: workspace, files: folder?.files() ?? [])
    return (try selection.files(for: words), folder?.dataFiles() ?? [])
  }

  /// The codemods that words stand for.
  ///
  /// - Returns: Nil if some are not valid; their mistakes have been printed.
  func codemods(for words: [String]) throws(UsageError) -> [Backend.Codemod]? {
    let (files, data) = try codemodFiles(for: words)
    let reading = try read(files, data: data)
    return reading.isValid ? reading.codemods : nil
  }

  /// Reads codemod files and prints what is wrong with them.
  func read(
    _ files: [CodemodFolder.File], data: [String]
  ) throws(UsageError) -> (codemods: [Backend.Codemod], isValid: Bool) {
    var sources: [CodemodSource] = []
    for file in files { sources.append(try source(at: file.path, pack: file.pack)) }
    var dataSources: [CodemodSource] = []
    for path in data { dataSources.append(try source(at: path, pack: "")) }
    let reading = backend.read(sources, data: dataSources)
    let texts = Dictionary(
      (sources + dataSources).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in reading.diagnostics {
      output.note(diagnostic.rendered(source: texts[diagnostic.path]))
    }
    return (reading.codemods, !reading.diagnostics.contains { $0.severity == .error })
  }

  private func source(at path: String, pack: String) throws(UsageError) -> CodemodSource {
    let printed = workspace.printed(path)
    do throws(FileError) {
      return CodemodSource(path: printed, pack: pack, bytes: try FileReader.readText(at: path))
    } catch {
      throw UsageError("\(printed) \(error.message)")
    }
  }
}
