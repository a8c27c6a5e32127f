import Foundation
import Testing
import TextEditing

@Suite struct GitApplyTests {
  /// The files of the patch, with paths that need care.
  private static let files: [(path: String, old: String, new: String)] = [
    ("plain.swift", "a\nb\nc\n", "a\nB\nc\n"),
    ("My App/two words.swift", "a\nb", "a\nb\n"),
    ("é/ü.swift", "a\r\nb\r\n", "a\r\nx\r\nb\r\n"),
    ("quote\"back\\slash.swift", "a\n", "b"),
    ("empty.swift", "", "a\nb\n"),
    ("emptied.swift", "a\n", ""),
    ("returns.swift", "a\rb\r", "a\rc\r"),
  ]

  private func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Inside a repository, git would skip files that are not below its root.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path
    ]) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("diff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ pairs: [(path: String, old: String, new: String)], to folder: URL) throws {
    var patch: [UInt8] = []
    for file in pairs {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.old.utf8).write(to: url)
      patch += UnifiedDiff.patch(
        path: file.path, old: Array(file.old.utf8), new: Array(file.new.utf8))
    }
    try Data(patch).write(to: folder.appendingPathComponent("all.patch"))
  }

  private func expectNew(
    _ pairs: [(path: String, old: String, new: String)], in folder: URL
  ) throws {
    for file in pairs {
      let data = try Data(contentsOf: folder.appendingPathComponent(file.path))
      #expect(Array(data) == Array(file.new.utf8), "\(file.path)")
    }
  }

  @Test func gitAppliesThePatch() throws {
    try withFolder { folder in
      try write(Self.files, to: folder)
      let result = try run(["git", "apply", "--whitespace=nowarn", "all.patch"], in: folder)
      #expect(result.status == 0, "\(result.text)")
      try expectNew(Self.files, in: folder)
    }
  }

  @Test func gitAppliesTheDifferenceOfEveryPair() throws {
    let pairs = (DiffPairs.written + DiffPairs.generated).enumerated()
      .filter { $0.element.old != $0.element.new }
      .map { (path: "f\($0.offset)", old: $0.element.old, new: $0.element.new) }
    try withFolder { folder in
      try write(pairs, to: folder)
      let result = try run(["git", "apply", "--whitespace=nowarn", "all.patch"], in: folder)
      #expect(result.status == 0, "\(result.text)")
      try expectNew(pairs, in: folder)
    }
  }
}
