public import SyntaxTrees

extension Matcher {
  /// Why the matcher does not fit at a node: the part that came furthest; nil if it fits.
  public func explain(at node: Node, bound: Captures = [:]) -> MatchFailure? {
    guard match(at: node, bound: bound) == nil else { return nil }
    switch self {
    case .pattern(let pattern): return pattern.failure(at: node, bound: bound)
    case .query:
      return MatchFailure(offset: 0, node: node, reason: "the query has no match at this node")
    case .kind(let kinds):
      let names = kinds.map(\.description).joined(separator: " or ")
      return MatchFailure(offset: 0, node: node, reason: "this is \(node.kind), not \(names)")
    case .regex(let expression):
      return MatchFailure(
        offset: 0, node: node, reason: "`\(expression.text)` does not fit this text")
    case .all(let matchers):
      var captures = bound
      for matcher in matchers {
        guard let match = matcher.match(at: node, bound: captures) else {
          return matcher.explain(at: node, bound: captures)
        }
        captures = match.captures
      }
      return nil
    case .any(let matchers):
      return matchers.compactMap { $0.explain(at: node, bound: bound) }
        .max { $0.offset < $1.offset }
    case .not: return MatchFailure(offset: 0, node: node, reason: "this is what must not be here")
    case .inside:
      return MatchFailure(offset: 0, node: node, reason: "nothing around this fits `inside`")
    case .has: return MatchFailure(offset: 0, node: node, reason: "nothing in this fits `has`")
    case .precedes:
      return MatchFailure(offset: 0, node: node, reason: "nothing behind this fits `precedes`")
    case .follows:
      return MatchFailure(offset: 0, node: node, reason: "nothing before this fits `follows`")
    }
  }
}
