import CodemodFiles
import Foundation

/// The files of the repository that the tests are about.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files below `Codemods`, with their paths in the repository, in order.
  static func codemods() throws -> [(path: String, bytes: [UInt8])] {
    let folder = root.appending(path: "Codemods")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".yml") }.map { name in
      ("Codemods/" + name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  /// The guide for authors.
  static func guide() throws -> String {
    try String(contentsOf: root.appending(path: "Codemods/README.md"), encoding: .utf8)
  }
}
