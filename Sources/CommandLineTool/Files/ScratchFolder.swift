import Foundation

/// A folder for files that nobody is to keep, which only this user can look into.
struct ScratchFolder {
  /// The folder that it lies in.
  let parent: String
  /// Its name there, which no other file has.
  let name: String

  /// Makes a folder.
  init(environment: Environment) throws(FileError) {
    let given = environment.variables["TMPDIR"] ?? ""
    let parent = given.isEmpty ? FileManager.default.temporaryDirectory.path : given
    self.parent = environment.workspace.absolute(parent)
    var path = Array((self.parent + "/swift-codemod-XXXXXX").utf8CString)
    guard mkdtemp(&path) != nil else { throw .system("\(parent) cannot be written to") }
    let bytes = path.dropLast().map(UInt8.init(bitPattern:))
    name = String(decoding: bytes.dropFirst(self.parent.utf8.count + 1), as: UTF8.self)
  }

  /// Writes a new file.
  func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    let path = "\(parent)/\(name)/\(file)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system("\(path) cannot be written") }
    defer { close(descriptor) }
    do throws(FileError) {
      try AtomicWriter.writeAll(bytes, to: descriptor)
    } catch {
      throw FileError("\(path) \(error.message)")
    }
  }

  /// Removes the folder with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: "\(parent)/\(name)") }
}
