import Foundation
import Testing

@testable import CommandLineTool

@Suite struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    [], Array("let a = 1\n".utf8), Array("\u{FEFF}é🙂\r\n\0".utf8),
    [UInt8](repeating: 0x61, count: 300_000),
  ])
  func readsText(_ bytes: [UInt8]) throws {
    try folder.write(bytes, to: "a.swift")
    #expect(try FileReader.readText(at: folder.path("a.swift")) == bytes)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0x61, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func refusesWhatIsNotUTF8(_ bytes: [UInt8]) throws {
    try folder.write(bytes, to: "a.swift")
    let error = #expect(throws: FileError.self) {
      try FileReader.readText(at: folder.path("a.swift"))
    }
    #expect(error == FileError("is not UTF-8"))
  }

  @Test func refusesHugeFiles() throws {
    let size = FileReader.largestFile
    try folder.write([UInt8](repeating: 0x20, count: size), to: "fits")
    try folder.write([UInt8](repeating: 0x20, count: size + 1), to: "huge")
    #expect(try FileReader.read(at: folder.path("fits")).count == size)
    let error = #expect(throws: FileError.self) { try FileReader.read(at: folder.path("huge")) }
    #expect(error == FileError("is larger than 16 MB"))
  }

  @Test func refusesWhatIsNoFile() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for name in [".", "pipe"] {
      let error = #expect(throws: FileError.self) { try FileReader.read(at: folder.path(name)) }
      #expect(error == FileError("is no regular file"))
    }
    let error = #expect(throws: FileError.self) { try FileReader.read(at: folder.path("gone")) }
    #expect(error == FileError("cannot be read: No such file or directory"))
  }
}
