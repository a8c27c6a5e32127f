public import QueryLanguage

/// A compiler message with holes: `{_}` stands for any text, `{name}` for the text of a capture.
///
/// `{{` and `}}` are braces.
public struct MessagePattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case text([UInt8])
    /// Nil for any text.
    case hole(String?)
  }

  /// The pattern as written.
  public let text: String
  /// A hole for the text of a capture.
  public struct Hole: Sendable, Hashable {
    /// The name of the capture.
    public let name: String
    /// The byte offset of the hole in the pattern.
    public let offset: Int
  }

  /// The holes that name captures, in order.
  public let holes: [Hole]
  private let parts: [Part]
  private let runs: [[UInt8]]

  /// Reads a pattern.
  ///
  /// - Parameter text: The message with its holes.
  /// - Throws: The first mistake, at its byte offset in the text.
  public init(parsing text: String) throws(PatternError) {
    var reader = MessagePatternReader(text)
    try reader.read()
    self.text = text
    parts = reader.pieces.map { $0.isHole ? .hole($0.name) : .text($0.bytes) }
    runs = Self.runs(of: parts) { _ in nil }
    holes = reader.pieces.compactMap { piece in
      piece.name.map { Hole(name: $0, offset: piece.offset) }
    }
  }

  /// Whether a message fits, whatever the case of its first letter is.
  ///
  /// - Parameter message: The message's UTF-8 text.
  /// - Returns: True if all of the message is accounted for, each hole by any text.
  public func fits(_ message: [UInt8]) -> Bool { Self.fits(message, runs) }

  /// Whether a message fits where the holes for captures have their texts.
  ///
  /// - Parameters:
  ///   - message: The message's UTF-8 text.
  ///   - capture: The text that a name stands for; nil for any text.
  /// - Returns: True if all of the message is accounted for.
  public func fits(_ message: [UInt8], _ capture: (String) -> String?) -> Bool {
    Self.fits(message, Self.runs(of: parts, capture))
  }

  /// The literal texts between holes that stand for anything, the first and the last at the ends of
  /// the message.
  private static func runs(of parts: [Part], _ capture: (String) -> String?) -> [[UInt8]] {
    var runs: [[UInt8]] = [[]]
    for part in parts {
      switch part {
      case .text(let bytes): runs[runs.count - 1] += bytes
      case .hole(let name):
        if let bound = name.flatMap(capture) {
          runs[runs.count - 1] += bound.utf8
        } else {
          runs.append([])
        }
      }
    }
    return runs
  }

  private static func fits(_ message: [UInt8], _ runs: [[UInt8]]) -> Bool {
    guard let first = runs.first, let last = runs.last else { return false }
    guard runs.count > 1 else {
      return message.count == first.count && begins(message, with: first)
    }
    // A log has many messages and few that fit: the ends tell most.
    guard message.count >= first.count + last.count, ends(message, with: last),
      begins(message, with: first)
    else { return false }
    // Of the runs between, the first place of each leaves the most to those behind it.
    let end = message.count - last.count
    var start = first.count
    for run in runs.dropFirst().dropLast() where !run.isEmpty {
      while start + run.count <= end, !message[start...].starts(with: run) { start += 1 }
      guard start + run.count <= end else { return false }
      start += run.count
    }
    return true
  }

  private static func begins(_ message: [UInt8], with run: [UInt8]) -> Bool {
    guard let wanted = run.first, let found = message.first else { return run.isEmpty }
    guard wanted.withoutCase == found.withoutCase else { return false }
    for index in 1..<max(run.count, 1) where message[index] != run[index] { return false }
    return true
  }

  private static func ends(_ message: [UInt8], with run: [UInt8]) -> Bool {
    let start = message.count - run.count
    for index in run.indices.reversed() where message[start + index] != run[index] { return false }
    return true
  }
}

extension UInt8 {
  /// The small letter of a letter.
  fileprivate var withoutCase: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}

/// Takes the text of a pattern apart.
private struct MessagePatternReader {
  struct Piece {
    var bytes: [UInt8] = []
    var isHole = false
    var name: String?
    var offset = 0
  }

  private let source: [UInt8]
  private var index = 0
  private(set) var pieces: [Piece] = []

  init(_ text: String) { source = Array(text.utf8) }

  mutating func read() throws(PatternError) {
    var literal: [UInt8] = []
    while index < source.count {
      let byte = source[index]
      let isDoubled = index + 1 < source.count && source[index + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where !isDoubled:
        if !literal.isEmpty { pieces.append(Piece(bytes: literal)) }
        literal = []
        pieces.append(try hole())
      case UInt8(ascii: "}") where !isDoubled:
        throw PatternError("this `}` closes nothing; write `}}` for a brace", at: index)
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        literal.append(byte)
        index += 2
      default:
        literal.append(byte)
        index += 1
      }
    }
    if !literal.isEmpty { pieces.append(Piece(bytes: literal)) }
    guard pieces.contains(where: { !$0.isHole }) else {
      throw PatternError("only holes would fit every message; write some of its text", at: 0)
    }
  }

  private mutating func hole() throws(PatternError) -> Piece {
    let start = index
    guard let end = source[start...].firstIndex(of: UInt8(ascii: "}")) else {
      throw PatternError("this `{` is not closed; write `{{` for a brace", at: start)
    }
    let name = source[(start + 1)..<end]
    guard !name.isEmpty, name.allSatisfy(Self.isNamePart) else {
      throw PatternError("a hole is `{_}` or the name of a capture in braces", at: start)
    }
    index = end + 1
    let text = String(decoding: name, as: UTF8.self)
    return Piece(isHole: true, name: text == "_" ? nil : text, offset: start)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
