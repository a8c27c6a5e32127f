import Foundation
import Profiling

/// Reads whole files.
enum FileReader {
  /// Larger files are not sources that anybody wrote.
  static let largestFile = 16 << 20
  /// Larger logs are not of one build.
  static let largestLog = 1 << 30

  /// The bytes of a source file.
  ///
  /// - Throws: `FileError` for what cannot be read, is too large, or is not UTF-8.
  static func readText(at path: String) throws(FileError) -> [UInt8] {
    let bytes = try read(at: path)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw FileError("is not UTF-8")
    }
    return bytes
  }

  /// The bytes of a regular file.
  ///
  /// - Throws: `FileError` for what cannot be read, or is too large.
  static func read(
    at path: String, atMost largest: Int = largestFile
  ) throws(FileError) -> [UInt8] {
    // Opening a pipe would wait for a writer.
    guard let status = FileStatus(at: path) else { throw .system("cannot be read") }
    guard status == .file else { throw FileError("is no regular file") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("cannot be read") }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .system("cannot be read") }
    let bytes = try readAll(
      of: descriptor, expecting: Int(information.st_size), atMost: largest)
    guard bytes.count <= largest else {
      throw FileError("is larger than \(largest >> 20) MB")
    }
    return bytes
  }

  /// The bytes up to the end of what is open, but not many more than the largest number.
  static func readAll(
    of descriptor: Int32, expecting size: Int = 0, atMost largest: Int = largestFile
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = min(max(size, 0), largest) + 1
    while bytes.count <= largest {
      let chunk = try readOnce(from: descriptor, atMost: next)
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      next = 1 << 16
    }
    return bytes
  }

  /// What one read yields; empty at the end.
  private static func readOnce(
    from descriptor: Int32, atMost count: Int
  ) throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result: Int
      repeat {
        result = Foundation.read(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      filled = max(result, 0)
    }
    guard code == 0 else { throw .system("cannot be read", code) }
    return chunk
  }
}

extension Workspace {
  /// The bytes of the source file at a printed path.
  ///
  /// - Throws: `FileError` for what cannot be read, is too large, or is not UTF-8.
  func sourceText(at path: String) throws(FileError) -> [UInt8] {
    try Profile.measure(.read, of: path) { () throws(FileError) in
      try FileReader.readText(at: absolute(path))
    }
  }
}
