/// One change of a text: the bytes of a range become other bytes.
public struct Edit: Hashable, Sendable {
  /// The byte offsets in the original text that are replaced; empty for an insertion.
  public var range: Range<Int>
  /// The UTF-8 bytes that take their place; empty for a deletion.
  public var replacement: [UInt8]
  /// Whether an equal insertion at the same place is the same edit or one more.
  ///
  /// An import line is wanted once; closing brackets that two nested edits bring are two.
  /// Replacements of the same bytes by the same bytes are always the same edit.
  public var merges: Bool

  /// Creates an edit of the original text; offsets and bytes are UTF-8.
  public init(range: Range<Int>, replacement: [UInt8], merges: Bool = true) {
    self.range = range
    self.replacement = replacement
    self.merges = merges
  }

  /// An edit that puts bytes before the byte at `offset`.
  public static func insertion(of bytes: [UInt8], at offset: Int, merges: Bool = true) -> Edit {
    Edit(range: offset..<offset, replacement: bytes, merges: merges)
  }

  /// An edit that takes the bytes of `range` away.
  public static func deletion(of range: Range<Int>) -> Edit {
    Edit(range: range, replacement: [])
  }

  /// Whether the edit replaces nothing.
  public var isInsertion: Bool { range.isEmpty }

  /// Whether both edits ask for the same thing, so that doing it once is enough.
  public func isSame(as other: Edit) -> Bool {
    range == other.range && replacement == other.replacement
      && (!isInsertion || (merges && other.merges))
  }

  /// Whether both edits want the same bytes for different ends.
  ///
  /// An insertion conflicts with a replaced range only from inside: at either edge there is room
  /// for both. Two insertions never conflict.
  public func conflicts(with other: Edit) -> Bool {
    range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
      && !isSame(as: other)
  }
}

/// Two edits that cannot both be made.
public struct EditConflict: Error, Hashable, Sendable {
  /// The edit that was there first.
  public let existing: Edit
  /// The units that asked for it, ascending; the unit of `added` alone when a unit is at odds
  /// with itself.
  public let existingUnits: [Int]
  /// The edit that came later and was not taken.
  public let added: Edit

  /// Creates a conflict of an edit that was there first and one that came later.
  public init(existing: Edit, existingUnits: [Int], added: Edit) {
    self.existing = existing
    self.existingUnits = existingUnits
    self.added = added
  }
}
