import Foundation

/// Why a file could not be read or written.
struct FileError: Error, Equatable {
  /// The reason, as part of a sentence behind the file's path.
  let message: String

  init(_ message: String) { self.message = message }

  /// The reason that the last system call gave.
  static func system(_ action: String, _ code: Int32 = errno) -> FileError {
    FileError("\(action): \(String(cString: strerror(code)))")
  }
}
