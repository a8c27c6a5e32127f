import TextEditing

/// An error that the compiler reports.
struct CompilerMessage: Sendable, Hashable, Codable {
  /// The path as the compiler was given it; empty for an error that is about no file.
  var file: String
  /// The line, from 1; 0 for an error that is about no place.
  var line: Int
  /// What is wrong.
  var text: String
}

/// The errors that the compiler has printed in LLVM's style: `path:line:column: error: text`.
///
/// An error in code that a macro has made is told at the line of the macro's use, which the
/// compiler names in a note behind it.
struct CompilerMessages {
  /// The errors in the order of the output, each once.
  private(set) var errors: [CompilerMessage] = []

  /// Reads what the compiler has printed to standard error.
  ///
  /// - Parameters:
  ///   - output: The compiler's output, without warnings.
  ///   - isKnown: Whether a path is one of the files that the compiler was given.
  init(_ output: [UInt8], isKnown: (String) -> Bool) {
    var pending: CompilerMessage?
    var seen: Set<CompilerMessage> = []
    func take(_ message: CompilerMessage?) {
      guard let message, seen.insert(message).inserted else { return }
      errors.append(message)
    }
    for bytes in output.split(separator: UInt8(ascii: "\n")) {
      guard let line = Line(String(decoding: bytes, as: UTF8.self)) else { continue }
      if line.kind == "error" {
        take(pending)
        pending = nil
        let message = CompilerMessage(file: line.file, line: line.number, text: line.text)
        if line.file.isEmpty || isKnown(line.file) { take(message) } else { pending = message }
      } else if var message = pending, isKnown(line.file), Self.tellsOrigin(line.text) {
        (message.file, message.line) = (line.file, line.number)
        take(message)
        pending = nil
      }
    }
    take(pending)
  }

  private static func tellsOrigin(_ note: String) -> Bool {
    note.hasPrefix("in expansion of macro") || note.hasPrefix("expanded code originates here")
  }

  /// A line that begins a message.
  private struct Line {
    var file: String
    var number: Int
    var kind: String
    var text: String

    init?(_ line: String) {
      for kind in ["error", "note"] {
        let mark = "\(kind): "
        for start in [mark, "<unknown>:0: \(mark)"] where line.hasPrefix(start) {
          (file, number) = ("", 0)
          self.kind = kind
          text = String(line.dropFirst(start.count))
          return
        }
        guard let range = line.firstRange(of: ": \(mark)") else { continue }
        let place = line[..<range.lowerBound]
          .split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, Int(place[place.count - 1]) != nil,
          let number = Int(place[place.count - 2])
        else { continue }
        file = place.dropLast(2).joined(separator: ":")
        self.number = number
        self.kind = kind
        text = String(line[range.upperBound...])
        return
      }
      return nil
    }
  }
}
