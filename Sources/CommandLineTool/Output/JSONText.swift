import Foundation

/// Writes values as JSON, always the same way.
enum JSONText {
  /// The version of the objects that are written; see `help json`.
  static let version = 1
  /// The name that they carry.
  static let tool = "swift-codemod"

  /// The value with sorted keys, indented, and a line ending.
  static func text(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Only numbers that JSON does not know could fail, and there are none among our values.
    return ((try? encoder.encode(value)).map { [UInt8]($0) } ?? []) + [UInt8(ascii: "\n")]
  }
}

/// A file that could not be processed.
struct ProblemJSON: Encodable {
  let path: String
  let message: String

  init(_ problem: FileProblem) {
    path = problem.path
    message = problem.message
  }
}
