import TextEditing

/// A line of a build log that says something of the code.
struct LogLine: Equatable {
  enum Severity {
    case error, warning, note
  }

  /// What stands in front of the message.
  enum Origin: Equatable {
    /// Nothing, or the name of a tool or an object file.
    case none
    /// A place in a file.
    case file(path: String, line: Int, column: Int?)
    /// A place in what a macro made.
    case expansion
  }

  var severity: Severity
  var origin: Origin
  var message: String

  /// Reads a line without its end; nil if it is none that compilers, linkers or build systems write
  /// about the code.
  ///
  /// What shows source code is indented, or has a gutter; neither is looked into.
  init?(_ line: [UInt8]) {
    var line = line.withoutEscapes[...]
    while line.last?.isBlank ?? false { line.removeLast() }
    if let (severity, rest) = Self.marked(line) {
      self.init(marked: rest, as: severity)
      return
    }
    // The place of what a macro made stands below its message, as a branch of it.
    let branch = line.drop { $0.isBlank }
    if branch.starts(with: "`- ".utf8) {
      line = branch.dropFirst(3)
    } else if line.first?.isBlank ?? true || Self.hasGutter(line) {
      return nil
    }
    guard let found = Self.severity(in: line) else { return nil }
    let head = line[..<found.range.lowerBound]
    guard let origin = Self.origin(head) else { return nil }
    self.init(found.severity, origin, line[found.range.upperBound...])
  }

  private init(_ severity: Severity, _ origin: Origin, _ message: ArraySlice<UInt8>) {
    self.severity = severity
    self.origin = origin
    self.message = Self.plainMessage(message)
  }

  /// A line of a tool that shortens logs, behind its mark: a place and a message.
  private init?(marked line: ArraySlice<UInt8>, as severity: Severity) {
    if let found = Self.severity(in: line),
      let origin = Self.origin(line[..<found.range.lowerBound])
    {
      self.init(found.severity, origin, line[found.range.upperBound...])
      return
    }
    for colon in Self.separators(in: line) {
      guard let place = Self.place(line[..<colon]) else { continue }
      self.init(severity, place, line[(colon + 2)...])
      return
    }
    guard !line.isEmpty else { return nil }
    self.init(severity, .none, line)
  }
}

extension LogLine {
  private static let words: [(word: [UInt8], severity: Severity)] = [
    (Array("error: ".utf8), .error), (Array("warning: ".utf8), .warning),
    (Array("note: ".utf8), .note), (Array("fatal error: ".utf8), .error),
  ]

  /// The first word of severity at the beginning or behind a colon, with that colon.
  private static func severity(
    in line: ArraySlice<UInt8>
  ) -> (severity: Severity, range: Range<Int>)? {
    if let (length, severity) = severity(atStartOf: line) {
      return (severity, line.startIndex..<(line.startIndex + length))
    }
    for colon in separators(in: line) {
      if let (length, severity) = severity(atStartOf: line[(colon + 2)...]) {
        return (severity, colon..<(colon + 2 + length))
      }
    }
    return nil
  }

  private static func severity(
    atStartOf text: ArraySlice<UInt8>
  ) -> (length: Int, severity: Severity)? {
    words.first { text.starts(with: $0.word) }.map { ($0.word.count, $0.severity) }
  }

  /// Where colons stand with blanks behind them.
  private static func separators(in line: ArraySlice<UInt8>) -> some Sequence<Int> {
    line.indices.dropLast().lazy.filter {
      line[$0] == UInt8(ascii: ":") && line[$0 + 1] == UInt8(ascii: " ")
    }
  }

  /// What stands in front of a severity; nil if it is no place and no name, but code or prose.
  private static func origin(_ head: ArraySlice<UInt8>) -> Origin? {
    if head.isEmpty { return Origin.none }
    if let place = place(head) { return place }
    let isPath = head.first == UInt8(ascii: "/")
    let isName = !head.contains(UInt8(ascii: "\"")) && (isPath || !head.contains { $0.isBlank })
    return isName ? Origin.none : nil
  }

  /// A path with a line, perhaps with a column.
  private static func place(_ head: ArraySlice<UInt8>) -> Origin? {
    guard let (rest, last) = number(atEndOf: head) else { return nil }
    var (path, line, column) = (rest, last, Int?.none)
    if let (rest, number) = number(atEndOf: rest) { (path, line, column) = (rest, number, last) }
    guard !path.isEmpty else { return nil }
    let name = path.split(separator: UInt8(ascii: "/")).last ?? path
    if path.starts(with: "macro expansion ".utf8) || name.starts(with: "@__swiftmacro_".utf8) {
      return .expansion
    }
    // What a compiler made up itself has no line.
    guard line > 0 else { return Origin.none }
    return .file(path: String(decoding: path, as: UTF8.self), line: line, column: column)
  }

  /// Takes `:12` from the end.
  private static func number(
    atEndOf text: ArraySlice<UInt8>
  ) -> (rest: ArraySlice<UInt8>, number: Int)? {
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = text[(colon + 1)...]
    guard (1...9).contains(digits.count),
      digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (text[..<colon], number)
  }

  /// Whether a line begins with the gutter of a listing: a line number, blanks, a bar.
  private static func hasGutter(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.drop { $0.isBlank }.first
      == UInt8(ascii: "|")
  }

  private static let marks: [(mark: [UInt8], severity: Severity)] = [
    (Array("❌".utf8), .error), (Array("[x]".utf8), .error),
    (Array("⚠️".utf8), .warning), (Array("\u{26A0}".utf8), .warning), (Array("[!]".utf8), .warning),
  ]

  /// The number of bytes of the longest mark.
  static let longestMark = marks.map(\.mark.count).max() ?? 0

  /// Whether a line begins with the mark of a tool that shortens logs.
  static func hasMark(_ line: some Sequence<UInt8>) -> Bool {
    marks.contains { line.starts(with: $0.mark) }
  }

  /// What stands behind the mark of a tool that shortens logs.
  private static func marked(
    _ line: ArraySlice<UInt8>
  ) -> (severity: Severity, rest: ArraySlice<UInt8>)? {
    for (mark, severity) in marks where line.starts(with: mark) {
      return (severity, line.dropFirst(mark.count).drop { $0.isBlank })
    }
    return nil
  }

  /// What the compiler adds where a warning is going to be an error.
  private static let futures = ["; this is an error in ", "; this will be an error in "]
    .map { Array($0.utf8) }
  private static let group = Array(" [#".utf8)

  /// The message without what is said of the group of the warning, or of its future.
  private static func plainMessage(_ message: ArraySlice<UInt8>) -> String {
    var message = message
    if message.last == UInt8(ascii: "]"), let found = message.lastRange(of: Self.group) {
      message = message[..<found.lowerBound]
    }
    for future in futures {
      if let found = message.lastRange(of: future) { message = message[..<found.lowerBound] }
    }
    return String(decoding: message, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The last place where other bytes stand.
  fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
    var start = endIndex - other.count
    while start >= startIndex {
      if self[start] == other[0], self[start..<(start + other.count)].elementsEqual(other) {
        return start..<(start + other.count)
      }
      start -= 1
    }
    return nil
  }
}
