public import SyntaxTrees

/// A place in a tree that a matcher fits.
public struct Match: Sendable {
  /// The tree that was searched.
  public var tree: SyntaxTree { nodes[0].tree }
  /// The matched node, or the matched neighbours in order; never empty.
  public let nodes: [Node]
  /// What the placeholders stand for.
  public var captures: Captures
  /// How each item of the pattern was found in the source, in source order.
  ///
  /// Empty for matches that no pattern made (queries, kinds).
  public let items: [MatchedItem]
  /// The pattern that matched, if it was one; among alternatives, the one that fitted.
  public let pattern: Pattern?

  /// Creates a match; `nodes` must not be empty.
  public init(
    nodes: [Node], captures: Captures = [:], items: [MatchedItem] = [], pattern: Pattern? = nil
  ) {
    precondition(!nodes.isEmpty, "a match has at least one node")
    self.nodes = nodes
    self.captures = captures
    self.items = items
    self.pattern = pattern
  }

  /// The first matched node.
  public var node: Node { nodes[0] }

  /// The bytes from the first matched node to the last.
  public var range: Range<Int> { nodes[0].start..<(nodes.last?.end ?? nodes[0].end) }
}

/// A piece of the source that a match accounts for.
public struct MatchedItem: Sendable, Hashable {
  /// What the piece is.
  public enum Role: Sendable, Hashable {
    /// The item of the pattern with this index in ``Pattern/items``.
    case item(Int)
    /// A token that the pattern does not have but the source's form needs: a label and the comma
    /// before a closure that stands in the parentheses, redundant parentheses, `.init`, a
    /// semicolon, a trailing comma, an attribute or modifier beyond the pattern's.
    case form
  }

  /// What the piece is.
  public let role: Role
  /// The piece's bytes; empty at its place if the item was optional and is absent.
  public let range: Range<Int>
  /// Whether the source has the item at all.
  public let isPresent: Bool

  /// Creates an item.
  public init(role: Role, range: Range<Int>, isPresent: Bool = true) {
    self.role = role
    self.range = range
    self.isPresent = isPresent
  }
}
