import TextEditing

/// What a log of `xcodebuild`, `swift build` or `swiftc` says of the code.
///
/// Logs have many megabytes, of which few lines are diagnostics: only these become texts.
struct BuildLog {
  /// The errors and warnings, in the order in which the log first tells them.
  private(set) var diagnostics: [LoggedDiagnostic] = []

  private struct Key: Hashable {
    let place: LoggedDiagnostic.Place
    let message: String
  }

  private var indices: [Key: Int] = [:]
  /// What is said of code that a macro made, until a note tells where that stands.
  private var waiting: LogLine?

  /// Reads the bytes of a log.
  init(_ bytes: [UInt8]) {
    for line in LogLines.candidates(in: bytes) {
      let text = Array(bytes[line.range])
      if line.isSymbol { takeSymbol(text) } else { take(text) }
    }
    finishWaiting()
    indices = [:]
  }

  private mutating func take(_ line: [UInt8]) {
    guard let line = LogLine(line) else { return }
    guard line.severity != .note else {
      takeNote(line)
      return
    }
    finishWaiting()
    if case .expansion = line.origin { waiting = line } else { add(line, at: line.origin.place) }
  }

  /// A note tells where a macro's code stands, right below the message on that code or behind it.
  private mutating func takeNote(_ note: LogLine) {
    guard let line = waiting, case .file = note.origin,
      note.message.hasPrefix("expanded code originates here")
        || note.message.hasPrefix("in expansion of macro")
    else { return }
    waiting = nil
    add(line, at: note.origin.place)
  }

  private mutating func finishWaiting() {
    guard let line = waiting else { return }
    waiting = nil
    add(line, at: .expansion)
  }

  private mutating func add(_ line: LogLine, at place: LoggedDiagnostic.Place) {
    if let symbol = Self.symbol(in: line.message) { return add(symbol: symbol) }
    if place == .none, Self.isEcho(line.message) { return }
    add(
      LoggedDiagnostic(
        severity: line.severity == .error ? .error : .warning, place: place, message: line.message))
  }

  private mutating func add(_ diagnostic: LoggedDiagnostic) {
    let key = Key(place: diagnostic.place, message: diagnostic.message)
    guard let index = indices[key] else {
      indices[key] = diagnostics.count
      diagnostics.append(diagnostic)
      return
    }
    diagnostics[index].count += 1
    if diagnostic.severity == .error { diagnostics[index].severity = .error }
  }

  /// Whether a message only says that something failed which has been told before.
  private static func isEcho(_ message: String) -> Bool {
    message.contains("failed with exit code") || message.contains("failed with a nonzero exit code")
      || message.hasPrefix("symbol(s) not found for architecture") || message == "fatalError"
  }
}

extension BuildLog {
  /// Reads a line of a linker's list: a symbol, or who asks for it.
  private mutating func takeSymbol(_ line: [UInt8]) {
    let end = Array("\", referenced from:".utf8)
    let text = line[...].drop { $0.isBlank }
    guard text.first == UInt8(ascii: "\""), text.count > end.count,
      text.suffix(end.count).elementsEqual(end)
    else { return }
    add(symbol: String(decoding: text.dropFirst().dropLast(end.count), as: UTF8.self))
  }

  /// The symbol that a linker's message says is missing.
  private static func symbol(in message: String) -> String? {
    if let name = message.dropping("undefined symbol: ") ?? message.dropping("Undefined symbol: ") {
      return name
    }
    return message.dropping("undefined reference to ").map { name in
      String(name.drop { "'`".contains($0) }.prefix { $0 != "'" })
    }
  }

  /// Linkers say the same in several words, and cannot tell where.
  private mutating func add(symbol: String) {
    add(LoggedDiagnostic(severity: .error, place: .none, message: "undefined symbol: \(symbol)"))
  }
}

extension LogLine.Origin {
  fileprivate var place: LoggedDiagnostic.Place {
    switch self {
    case .none: .none
    case .expansion: .expansion
    case .file(let path, let line, let column): .file(path: path, line: line, column: column)
    }
  }
}

extension String {
  /// What stands behind a beginning; nil if the text begins otherwise.
  fileprivate func dropping(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}
