import CodeFacts
import CodemodFiles
import Foundation
import Rewriting
import Testing
import TextEditing

/// The files of the repository that the tests are about.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file below `Codemods` with its path in the repository.
  typealias File = (path: String, bytes: [UInt8])

  /// The files of the packs, by path.
  static func codemodFiles() throws -> [File] { try files { $0 != "sdk" } }

  /// The codemods, by path; none may have a mistake.
  static func codemods() throws -> [Codemod] { try readCodemods.get() }

  // They are read once for all tests: that takes seconds.
  private static let readCodemods = Result {
    let files = try codemodFiles()
    return try files.map { path, bytes in
      let file = CodemodFile(bytes, path: path) { id in
        files.first { $0.path.hasSuffix("/\(id).yml") }
          .map { CodemodFile.Source(bytes: $0.bytes, path: $0.path) }
      }
      return try #require(file.codemod, "\(file.diagnostics.map(\.headline))")
    }
  }

  /// What the data files tell of the SDKs; none may have a mistake.
  static func sdk() throws -> SDKKnowledge {
    .merged(
      try files { $0 == "sdk" }.map { path, bytes in
        let file = SDKFile(bytes, path: path)
        #expect(file.diagnostics.map(\.headline) == [])
        return file.knowledge
      })
  }

  /// The files in those folders of `Codemods` that fulfil a condition, by path.
  private static func files(inFolders condition: (String) -> Bool) throws -> [File] {
    let folder = root.appending(path: "Codemods")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { name in
      let parts = name.split(separator: "/").map(String.init)
      return name.hasSuffix(".yml") && parts.count == 2 && condition(parts[0])
    }.map { ("Codemods/" + $0, [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
  }

  /// The guide for authors.
  static func guide() throws -> String {
    try String(contentsOf: root.appending(path: "Codemods/README.md"), encoding: .utf8)
  }
}
