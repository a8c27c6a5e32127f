/// One change of a file: the bytes of a range become pieces of text and of source.
///
/// Pieces of source may hold changes of other matches; those are made in what the pieces show, so
/// that code that moves takes its own changes along.
public struct Change: Hashable, Sendable {
  /// The byte offsets in the original text that are replaced; empty for an insertion.
  public var range: Range<Int>
  /// What takes their place, in order; empty for a deletion.
  public var pieces: [Piece]
  /// Whether an equal insertion at the same place is the same change or one more.
  public var merges: Bool
  /// The code that an insertion is about: the insertion goes where that code goes.
  public var anchor: Range<Int>?
  /// The match that this is a part of rewriting.
  var rewritten: Range<Int>?
  /// The comments that go on purpose: the documentation of what goes.
  public var removedComments: [Range<Int>] = []
  /// Code that another change of the unit shows elsewhere: this change is not made in what is shown.
  var carried: [Range<Int>] = []

  /// A part of a replacement.
  public enum Piece: Hashable, Sendable {
    /// New text, as UTF-8.
    case text([UInt8])
    /// The original text at these byte offsets, with the changes that are made inside it.
    case source(Range<Int>, Shift)
    /// White space and comments of the original text at these byte offsets, as they are.
    case trivia(Range<Int>)
  }

  /// Creates a change of the original text.
  public init(
    range: Range<Int>, pieces: [Piece], merges: Bool = false, anchor: Range<Int>? = nil
  ) {
    self.range = range
    self.pieces = pieces
    self.merges = merges
    self.anchor = anchor
  }

  /// Whether nothing is replaced.
  public var isInsertion: Bool { range.isEmpty }

  /// The original byte ranges that the pieces show.
  var sources: [Range<Int>] {
    pieces.compactMap { if case .source(let range, _) = $0 { range } else { nil } }
  }
}

/// How the lines of a piece of source move: the indentation of the line that it began on, and that
/// of the line that it comes to begin on.
///
/// All lines of the piece but the first move by the difference.
public struct Shift: Hashable, Sendable {
  /// The white space that began the piece's line in the original text.
  public var from: [UInt8]
  /// The white space that begins its line now.
  public var to: [UInt8]
  /// How lines move that are aligned with the middle of the line that the piece began on.
  public var alignment: Alignment?

  /// White space that lines begin with, and what becomes of it.
  public struct Alignment: Hashable, Sendable {
    /// The white space that aligned lines begin with at least.
    public var from: [UInt8]
    /// What they begin with afterwards.
    public var to: [UInt8]

    /// Creates an alignment.
    public init(from: [UInt8], to: [UInt8]) {
      self.from = from
      self.to = to
    }
  }

  /// Creates a shift from one indentation to another, both as bytes of spaces and tabs.
  public init(from: [UInt8], to: [UInt8], alignment: Alignment? = nil) {
    self.from = from
    self.to = to
    self.alignment = alignment
  }

  /// Nothing moves.
  public static let none = Shift(from: [], to: [])

  /// Whether lines move at all.
  public var isNone: Bool { from == to && alignment == nil }

  /// Indentation after the shift; indentation that does not begin like `from` moves as far as it
  /// can.
  func shifted(_ indentation: some Collection<UInt8>) -> [UInt8] {
    let old = Array(indentation)
    if let alignment, old.starts(with: alignment.from) {
      return alignment.to + old.dropFirst(alignment.from.count)
    }
    if old.starts(with: from) { return to + old.dropFirst(from.count) }
    if to.count >= from.count { return Array(to.dropFirst(from.count)) + old }
    return Array(old.dropFirst(min(old.count, from.count - to.count)))
  }
}
