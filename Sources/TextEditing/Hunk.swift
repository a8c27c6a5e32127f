/// Neighbouring changes between two texts with the equal lines around them.
///
/// Lines end with LF alone, as they do for every tool that reads patches: a CR before it belongs to
/// the line's content.
public struct Hunk: Hashable, Sendable {
  /// What a line of a hunk is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// In both texts.
    case context = 0x20
    /// In the old text only.
    case removed = 0x2D
    /// In the new text only.
    case added = 0x2B
  }

  /// One line of a hunk.
  public struct Line: Hashable, Sendable {
    /// Which of the texts has the line.
    public let kind: Kind
    /// The bytes of the line with its LF; only the last line of a text may be without.
    public let bytes: [UInt8]

    /// Creates a line from its bytes, LF included.
    public init(_ kind: Kind, _ bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// The 0-based index, in the old text, of the hunk's first line.
  public let oldStart: Int
  /// The 0-based index, in the new text, of the hunk's first line.
  public let newStart: Int
  /// The hunk's lines; of a change, the removed lines come first.
  public let lines: [Line]

  /// Creates a hunk from the 0-based indices of its first line in both texts.
  public init(oldStart: Int, newStart: Int, lines: [Line]) {
    self.oldStart = oldStart
    self.newStart = newStart
    self.lines = lines
  }

  /// How many lines of the old text the hunk covers.
  public var oldCount: Int { lines.count { $0.kind != .added } }

  /// How many lines of the new text the hunk covers.
  public var newCount: Int { lines.count { $0.kind != .removed } }
}
