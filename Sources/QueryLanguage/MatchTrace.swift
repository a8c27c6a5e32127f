public import SyntaxTrees

/// Why a matcher did not fit: the part of the pattern that came furthest, and what stood there.
public struct MatchFailure: Sendable {
  /// The byte offset in the text of the pattern.
  public let offset: Int
  /// The node that did not fit.
  public let node: Node
  /// What does not fit, in one sentence.
  public let reason: String
}

/// The furthest failure of an attempt.
struct MatchTrace {
  private(set) var furthest: MatchFailure?
  private var item = -1

  mutating func note(item: Int, offset: Int, node: Node, reason: String) {
    guard item > self.item else { return }
    self.item = item
    furthest = MatchFailure(offset: offset, node: node, reason: reason)
  }
}
