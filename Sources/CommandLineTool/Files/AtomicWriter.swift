import Foundation

/// Replaces the content of files, each wholly or not at all.
enum AtomicWriter {
  /// Writes `new` to a file that must still hold `old`.
  ///
  /// The bytes go to a temporary file beside, which takes the file's place and permissions. A
  /// symbolic link stays one: the file that it leads to is written.
  ///
  /// - Throws: `FileError`, and then the file is as it was.
  static func write(
    _ new: [UInt8], to path: String, replacing old: [UInt8]
  ) throws(FileError) {
    guard let target = FileStatus.realPath(of: path) else { throw .system("cannot be written") }
    // Taking a file's place needs no permission to write it, but somebody meant that it stays.
    guard access(target, W_OK) == 0 else { throw .system("cannot be written") }
    var status = stat()
    guard stat(target, &status) == 0 else { throw .system("cannot be written") }
    let temporary = try makeTemporary(beside: target, with: new, status: status)
    do throws(FileError) {
      guard try FileReader.read(at: target) == old else {
        throw FileError("was changed on disk in the meantime; it is left alone")
      }
      guard rename(temporary, target) == 0 else { throw .system("cannot be written") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes a complete file beside `target`, and returns its path.
  ///
  /// It gets the owner and the permissions of the file that `status` is about.
  private static func makeTemporary(
    beside target: String, with bytes: [UInt8], status: stat
  ) throws(FileError) -> String {
    let folder = target.parentFolder ?? "/"
    var name = Array((folder + "/.swift-codemod-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .system("cannot be written") }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(FileError) {
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor)
      // The owner first: changing it takes special permissions away. Who may not, stays owner.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
        throw .system("cannot be written")
      }
    } catch {
      unlink(path)
      throw error
    }
    return path
  }

  /// Writes all bytes, in as many steps as the system wants.
  static func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(FileError) {
    let code =
      bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
      ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
    guard code == 0 else { throw .system("cannot be written", code) }
  }

  /// Writes a buffer; returns 0 or the system's error code.
  private static func write(_ buffer: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    let largestStep = 1 << 16
    var rest = UnsafeRawBufferPointer(buffer)[...]
    while !rest.isEmpty {
      let step = UnsafeRawBufferPointer(rebasing: rest.prefix(largestStep))
      let count = Foundation.write(descriptor, step.baseAddress, step.count)
      if count < 0 {
        guard errno == EINTR else { return errno }
      } else {
        rest = rest.dropFirst(count)
      }
    }
    return 0
  }
}
