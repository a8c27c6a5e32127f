import CodemodFiles
import TextEditing

/// The files of a case's folder, in memory.
struct CaseFolder: Sendable, Hashable {
  /// The folder's path as it is to be shown.
  var path: String
  /// The files' bytes by their names; of files in `before` and `after`, by their paths.
  var files: [String: [UInt8]]
  /// The codemod's files that all of its cases share, by their paths in its folder.
  var shared: [String: [UInt8]] = [:]
}

/// What came of reading cases.
struct CaseReading: Sendable {
  /// The cases without mistakes, in order.
  var cases: [CodemodCase] = []
  /// All mistakes of the others.
  var diagnostics: [Diagnostic] = []
}

extension CodemodCase {
  static let beforeName = "before.swift"
  static let afterName = "after.swift"
  static let beforeFolder = "before"
  static let afterFolder = "after"
  static let contextFolder = "context"
  static let contextName = "context.swift"
  static let caseFileName = "case.yml"

  /// The code among a folder's files that only the compiler sees.
  ///
  /// - Parameters:
  ///   - files: The files by their paths in the folder.
  ///   - isShared: Whether the folder is a codemod's, and not a case's.
  /// - Returns: The code, by path.
  static func context(
    in files: [String: [UInt8]], isShared: Bool
  ) -> [ExpectedJudgement.Context] {
    files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      let parts = path.split(separator: "/")
      let isModule = parts.count == 2 && parts[0] == contextFolder && path.hasSuffix(".swift")
      guard isModule || path == contextName else { return nil }
      let name = path.dropFirst(contextFolder.count + 1).dropLast(".swift".count)
      return ExpectedJudgement.Context(
        path: path, module: isModule ? String(name) : nil, bytes: bytes, isShared: isShared)
    }
  }

  /// Reads the case that a folder holds; its path's last three parts are pack, id and name.
  ///
  /// - Returns: The case, or all that is wrong with it.
  static func read(_ folder: CaseFolder) -> CaseReading {
    var reader = CaseFolderReader(folder)
    let test = reader.read()
    guard let test, reader.diagnostics.isEmpty else {
      return CaseReading(diagnostics: reader.diagnostics.sorted())
    }
    return CaseReading(cases: [test])
  }

  /// Reads the cases of many folders, in their order.
  static func read(_ folders: [CaseFolder]) -> CaseReading {
    var result = CaseReading()
    for folder in folders {
      let reading = read(folder)
      result.cases += reading.cases
      result.diagnostics += reading.diagnostics
    }
    return result
  }
}
