/// What to look for in code.
public enum SearchRequest: Hashable, Sendable {
  /// Swift with placeholders; the role says how it is to be read, nil as it seems.
  case pattern(String, role: String?)
  /// A query in tree-sitter's notation.
  case query(String)
}

/// A place that was found.
public struct SearchHit: Hashable, Sendable {
  /// A named part of what was found.
  public struct Capture: Hashable, Sendable {
    /// The placeholder's name.
    public var name: String
    /// The byte offsets of the part.
    public var range: Range<Int>

    /// Creates a capture.
    public init(name: String, range: Range<Int>) {
      self.name = name
      self.range = range
    }
  }

  /// The path of the file as it was given.
  public var path: String
  /// The byte offsets of what was found.
  public var range: Range<Int>
  /// The named parts, by name and place.
  public var captures: [Capture]

  /// Creates a hit.
  public init(path: String, range: Range<Int>, captures: [Capture] = []) {
    self.path = path
    self.range = range
    self.captures = captures
  }
}

/// What is wrong with a pattern or query.
public struct SearchMistake: Error, Hashable, Sendable {
  /// What is wrong, and what to do about it.
  public var message: String
  /// The byte offset in the text of the pattern or query.
  public var offset: Int

  /// Creates a mistake at a byte offset of the text.
  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
