import Foundation
import TextEditing

/// The corpus on disk: `<pack>/<id>/<case>/` with the files of each case.
struct CorpusFolder {
  /// The folder's path.
  let path: String

  /// Whole apps, which are no cases.
  private static let otherFolders = ["Apps"]

  /// Reads the folders of cases, by pack, id and name.
  ///
  /// - Parameter ids: The codemods whose cases are wanted; nil for all.
  /// - Returns: The folders with the bytes of their files.
  /// - Throws: What Foundation says when a folder or a file cannot be read.
  func folders(of ids: Set<String>? = nil) throws -> [CaseFolder] {
    var result: [CaseFolder] = []
    for pack in try Self.subfolders(of: path) where !Self.otherFolders.contains(pack) {
      for id in try Self.subfolders(of: "\(path)/\(pack)") where ids?.contains(id) ?? true {
        let folder = "\(path)/\(pack)/\(id)"
        let shared = try Self.context(in: folder)
        for name in try Self.subfolders(of: folder) where name != CodemodCase.contextFolder {
          var files = try Self.folder(at: "\(folder)/\(name)")
          files.shared = shared
          result.append(files)
        }
      }
    }
    return result
  }

  /// The code that the cases of a codemod share, by the paths in the codemod's folder.
  ///
  /// - Throws: What Foundation says when a file cannot be read.
  static func context(in folder: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name == CodemodCase.contextFolder || name == CodemodCase.contextName {
      try add(name, at: folder, to: &files)
    }
    return files
  }

  private static func folder(at path: String) throws -> CaseFolder {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try add(name, at: path, to: &files)
    }
    return CaseFolder(path: path, files: files)
  }

  /// Adds a file, or all files of a folder in which a case may have some.
  private static func add(
    _ name: String, at path: String, to files: inout [String: [UInt8]]
  ) throws {
    let file = "\(path)/\(name)"
    guard isFolder(file) else {
      files[name] = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
      return
    }
    let top = name.split(separator: "/").first.map(String.init)
    let folders = [
      CodemodCase.beforeFolder, CodemodCase.afterFolder, CodemodCase.contextFolder,
    ]
    guard let top, folders.contains(top) else {
      // Another folder is a mistake that reading the case reports by its name.
      files[name] = []
      return
    }
    for inner in try FileManager.default.contentsOfDirectory(atPath: file) {
      try add("\(name)/\(inner)", at: path, to: &files)
    }
  }

  private static func subfolders(of path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { !$0.hasPrefix(".") && isFolder("\(path)/\($0)") }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Makes the changes that accept what the tool did.
  ///
  /// - Throws: What Foundation says when a file cannot be written.
  static func write(_ update: CaseUpdate) throws {
    for (name, bytes) in update.files.sorted(by: { $0.key < $1.key }) {
      let url = URL(fileURLWithPath: "\(update.path)/\(name)")
      if let bytes {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url, options: .atomic)
      } else if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
        try removeEmptyFolders(from: url.deletingLastPathComponent(), upTo: update.path)
      }
    }
  }

  private static func removeEmptyFolders(from url: URL, upTo path: String) throws {
    var url = url
    while url.path != path, url.path.hasPrefix(path),
      try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty
    {
      try FileManager.default.removeItem(at: url)
      url.deleteLastPathComponent()
    }
  }
}
