import Foundation
import Testing

@testable import CommandLineTool

@Suite struct AtomicWriterTests {
  private let folder: TemporaryFolder
  private let old = Array("old\n".utf8)
  private let new = Array("new\r\nwithout end".utf8)

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0o644, 0o600, 0o755, 0o666])
  func keepsPermissions(_ permissions: Int) throws {
    try folder.write(old, to: "a.swift")
    try folder.setPermissions(permissions, of: "a.swift")
    try AtomicWriter.write(new, to: folder.path("a.swift"), replacing: old)
    #expect(try folder.bytes(of: "a.swift") == new)
    #expect(try folder.permissions(of: "a.swift") == permissions)
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func writesThroughLinks() throws {
    try folder.write(old, to: "real/a.swift")
    try folder.link("link.swift", to: "real/a.swift")
    try AtomicWriter.write(new, to: folder.path("link.swift"), replacing: old)
    #expect(try folder.bytes(of: "real/a.swift") == new)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("link.swift"))
    #expect(target == "real/a.swift")
    #expect(try folder.names(in: "real") == ["a.swift"])
  }

  @Test func leavesAFileThatChanged() throws {
    try folder.write("somebody was here\n", to: "a.swift")
    let error = #expect(throws: FileError.self) {
      try AtomicWriter.write(new, to: folder.path("a.swift"), replacing: old)
    }
    #expect(error == FileError("was changed on disk in the meantime; it is left alone"))
    #expect(try folder.text(of: "a.swift") == "somebody was here\n")
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func makesNoFileWhereNoneIs() throws {
    let error = #expect(throws: FileError.self) {
      try AtomicWriter.write(new, to: folder.path("a.swift"), replacing: old)
    }
    #expect(error == FileError("cannot be written: No such file or directory"))
    #expect(try folder.names() == [])
  }

  /// The superuser may write everything.
  @Test(.enabled(if: getuid() != 0))
  func leavesWhatMustNotBeWritten() throws {
    try folder.write(old, to: "file/a.swift")
    try folder.setPermissions(0o444, of: "file/a.swift")
    try folder.write(old, to: "closed/a.swift")
    try folder.setPermissions(0o555, of: "closed")
    defer { try? folder.setPermissions(0o755, of: "closed") }
    for name in ["file/a.swift", "closed/a.swift"] {
      let error = #expect(throws: FileError.self) {
        try AtomicWriter.write(new, to: folder.path(name), replacing: old)
      }
      #expect(error == FileError("cannot be written: Permission denied"))
      #expect(try folder.bytes(of: name) == old)
    }
    #expect(try folder.names(in: "file") == ["a.swift"])
  }

  /// Linux has a file that is always full.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func noticesAFullDisk() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let error = #expect(throws: FileError.self) {
      try AtomicWriter.writeAll(new, to: descriptor)
    }
    #expect(error == FileError("cannot be written: No space left on device"))
  }
}
