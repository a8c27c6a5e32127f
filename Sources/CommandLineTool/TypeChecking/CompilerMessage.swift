/// An error that the compiler reports.
struct CompilerMessage: Sendable, Hashable, Codable {
  /// The path as the compiler was given it; empty for an error that is about no file.
  var file: String
  /// The line, from 1; 0 for an error that is about no place.
  var line: Int
  /// What is wrong.
  var text: String

  /// The errors that the compiler has printed, in the order of the output; of those on one line that
  /// say the same only the first.
  static func errors(in output: [UInt8]) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return BuildLog(output).diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .error else { return nil }
      var message = CompilerMessage(file: "", line: 0, text: diagnostic.message)
      if case .file(let path, let line, _) = diagnostic.place {
        (message.file, message.line) = (path, line)
      }
      return seen.insert(message).inserted ? message : nil
    }
  }
}
