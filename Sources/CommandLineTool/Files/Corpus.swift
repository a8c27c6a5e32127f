import Foundation

/// The cases of codemods on disk: `Corpus/<pack>/<id>/<case>/`.
struct Corpus {
  /// The absolute path of the folder; nil if there is none.
  let folder: String?
  let workspace: Workspace

  /// The file that says what should come out, if something changes.
  private static let after = "after.swift"

  /// The cases of a codemod by name; none if it has no folder.
  ///
  /// - Throws: `FileError` if a file cannot be read.
  func cases(pack: String, id: String) throws(FileError) -> [CorpusCase] {
    guard let folder, !pack.isEmpty else { return [] }
    let path = "\(folder)/\(pack)/\(id)"
    var cases: [CorpusCase] = []
    for name in names(in: path) where FileStatus(at: path + "/" + name) == .folder {
      var files: [String: [UInt8]] = [:]
      for file in names(in: path + "/" + name) {
        let filePath = "\(path)/\(name)/\(file)"
        guard FileStatus(at: filePath) == .file else { continue }
        files[file] = try FileReader.read(at: filePath)
      }
      cases.append(CorpusCase(path: workspace.printed(path + "/" + name), files: files))
    }
    return cases
  }

  /// Makes what came out what should come out.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  func accept(_ difference: CaseOutcome.Difference, in name: String) throws(FileError) {
    let path = workspace.absolute(name) + "/" + Self.after
    let exists = FileStatus(at: path) != nil
    if difference.isUnchanged {
      guard !exists || unlink(path) == 0 else { throw .system("cannot be removed") }
    } else if exists {
      try AtomicWriter.write(difference.actual, to: path, replacing: FileReader.read(at: path))
    } else {
      try AtomicWriter.create(difference.actual, at: path)
    }
  }

  /// The names in a folder in the order of their bytes, hidden ones left out.
  private func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted(by: String.areInByteOrder)
  }
}
