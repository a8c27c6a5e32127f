import CodeFacts
import CodemodEngine
import CodemodFiles
import Rewriting
import TextEditing

extension Session {
  /// The folder of the codemods.
  func codemodFolder() throws(UsageError) -> CodemodFolder {
    try .locate(option: arguments.value(.codemods), environment: environment)
  }

  /// The codemod files that words stand for; the folder need not be there if all are paths.
  func codemodFiles(for words: [String]) throws(UsageError) -> [CodemodFolder.File] {
    var files: [CodemodFolder.File] = []
    do throws(UsageError) {
      files = try codemodFolder().files()
    } catch {
      let arePaths = words.allSatisfy { $0.hasSuffix(".yml") }
      if !arePaths || arguments.has(.codemods) { throw error }
    }
    return try CodemodSelection(workspace: workspace, files: files).files(for: words)
  }

  /// The codemods that words stand for.
  ///
  /// - Returns: Nil if some are not valid; their mistakes have been printed.
  func codemods(for words: [String]) throws(UsageError) -> [Codemod]? {
    let reading = try read(try codemodFiles(for: words))
    return reading.areValid ? reading.codemods : nil
  }

  /// What is known of the SDKs; of nothing where the codemods' folder is not found.
  ///
  /// - Returns: Nil if a file of it is not valid; the mistakes have been printed.
  func sdkKnowledge() throws(UsageError) -> SDKKnowledge? {
    guard let folder = try? codemodFolder() else { return SDKKnowledge() }
    var all: [SDKKnowledge] = []
    var isValid = true
    for file in folder.dataFiles() {
      let path = workspace.printed(file)
      let bytes = try readText(at: file)
      let reading = SDKFile(bytes, path: path)
      for diagnostic in reading.diagnostics { output.note(diagnostic.rendered(source: bytes)) }
      isValid = isValid && reading.diagnostics.isEmpty
      all.append(reading.knowledge)
    }
    return isValid ? .merged(all) : nil
  }

  private func readText(at path: String) throws(UsageError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.readText(at: path)
    } catch {
      throw UsageError("\(workspace.printed(path)) \(error.message)")
    }
  }

  /// Reads codemod files and prints what is wrong with them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - part: How much of them is wanted.
  /// - Returns: The codemods of the valid files, and whether all are.
  /// - Throws: `UsageError` if a file cannot be read.
  func read(
    _ files: [CodemodFolder.File], _ part: CodemodFile.Part = .whole
  ) throws(UsageError) -> (codemods: [Codemod], areValid: Bool) {
    let known = (try? codemodFolder())?.files() ?? []
    let ids = known.isEmpty ? nil : Set((known + files).map(\.id)).sorted(by: String.areInByteOrder)
    let places = Dictionary(known.map { ($0.id, $0.path) }) { first, _ in first }
    let workspace = workspace
    var work: [(file: CodemodFolder.File, bytes: [UInt8], path: String)] = []
    for file in files {
      work.append((file, try readText(at: file.path), workspace.printed(file.path)))
    }
    let readings = Workers(count: try jobs()).map(work) { item in
      CodemodFile(item.bytes, part: part, path: item.path, pack: item.file.pack, known: ids) { id in
        // What cannot be read is not there.
        guard let path = places[id], let bytes = try? CommandLineTool.FileReader.readText(at: path)
        else { return nil }
        return CodemodFile.Source(bytes: bytes, path: workspace.printed(path))
      }
    }
    var codemods: [Codemod] = []
    for (item, reading) in zip(work, readings) {
      for diagnostic in reading.diagnostics {
        output.note(diagnostic.rendered(source: item.bytes))
      }
      if let codemod = reading.codemod { codemods.append(codemod) }
    }
    let cycle = CodemodOrder(codemods).cycle
    guard let first = files.first(where: { $0.id == cycle.first }) else {
      return (codemods, codemods.count == files.count)
    }
    let chain = (cycle + cycle.prefix(1)).joined(separator: ", which comes after ")
    let diagnostic = Diagnostic(
      path: workspace.printed(first.path),
      message: "no codemod can be the first: \(chain); remove one of the `after`")
    output.note(diagnostic.rendered())
    return (codemods, false)
  }
}
