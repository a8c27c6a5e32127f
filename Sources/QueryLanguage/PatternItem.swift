/// One piece of a pattern or a template as it was written: a token, or a placeholder.
public struct PatternItem: Sendable, Hashable {
  /// What the piece is.
  public enum Content: Sendable, Hashable {
    /// A Swift token with that text.
    case token(String)
    /// A placeholder.
    case placeholder(Placeholder)
  }

  /// What the piece is.
  public let content: Content
  /// The piece's bytes in the text of the pattern.
  public let range: Range<Int>

  /// Creates an item.
  public init(content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// A hole in a pattern, written as an editor placeholder: `<#name#>`, `<#name?#>`, `<#name...#>`.
public struct Placeholder: Sendable, Hashable {
  /// How many nodes a placeholder takes.
  public enum Count: Sendable, Hashable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// Any number of neighbours.
    case many
  }

  /// The placeholder's name; `_` captures nothing.
  public var name: String
  /// How many nodes it takes.
  public var count: Count
  /// The kind of node that it takes, as written behind the colon; nil for any.
  public var constraint: String?
  /// What an identifier built from a captured one begins with: `$` or `_`; empty otherwise.
  public var prefix: String

  /// Creates a placeholder.
  public init(name: String, count: Count = .one, constraint: String? = nil, prefix: String = "") {
    self.name = name
    self.count = count
    self.constraint = constraint
    self.prefix = prefix
  }

  /// Whether what the placeholder stands for is not kept.
  public var isAnonymous: Bool { name == "_" }
}
