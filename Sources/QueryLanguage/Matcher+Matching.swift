public import SyntaxTrees

extension Matcher {
  /// Fits the matcher at one node.
  ///
  /// - Parameters:
  ///   - node: Where to match; patterns of several statements begin there.
  ///   - bound: What some names stand for already; the same names must take the same code.
  /// - Returns: The match, whose captures include the bound ones; nil if the matcher does not fit.
  public func match(at node: Node, bound: Captures = [:]) -> Match? {
    switch self {
    case .pattern(let pattern): return pattern.match(at: node, bound: bound)
    case .query(let query): return query.matches(at: node, bound: bound).first
    case .kind(let kinds):
      return kinds.contains(node.kind) ? Match(nodes: [node], captures: bound) : nil
    case .regex(let expression):
      return expression.matches(node.text) ? Match(nodes: [node], captures: bound) : nil
    case .all(let matchers): return Self.matchAll(matchers, at: node, bound: bound)
    case .any(let matchers):
      for matcher in matchers {
        if let match = matcher.match(at: node, bound: bound) { return match }
      }
      return nil
    case .not(let matcher):
      return matcher.match(at: node, bound: bound) == nil
        ? Match(nodes: [node], captures: bound) : nil
    case .inside(let matcher):
      return matcher.relate(node, to: node.ancestors, bound: bound)
    case .has(let matcher):
      return matcher.relate(node, to: node.descendants, bound: bound)
    case .precedes(let matcher):
      return matcher.relate(node, to: node.laterNeighbours, bound: bound)
    case .follows(let matcher):
      return matcher.relate(node, to: node.earlierNeighbours, bound: bound)
    }
  }

  /// All matches at a node and below it, in the order of their first nodes, outer before inner.
  ///
  /// A query by itself may match at one node in several ways; each is a match here.
  public func matches(in node: Node, bound: Captures = [:]) -> [Match] {
    let kinds = rootKinds.map(KindTable.init)
    let tree = node.tree
    var found: [Match] = []
    for id in node.id..<tree.subtreeEnd(of: node.id) {
      guard kinds?.contains(tree.kind(of: id)) ?? true, let candidate = tree.node(id) else {
        continue
      }
      if case .query(let query) = self {
        found += query.matches(at: candidate, bound: bound)
      } else if let match = match(at: candidate, bound: bound) {
        found.append(match)
      }
    }
    return found
  }

  /// Takes the first of `others` that fits; the match is still the node's.
  private func relate(_ node: Node, to others: some Sequence<Node>, bound: Captures) -> Match? {
    for other in others {
      if let match = match(at: other, bound: bound) {
        return Match(nodes: [node], captures: match.captures)
      }
    }
    return nil
  }

  private static func matchAll(
    _ matchers: [Matcher], at node: Node, bound: Captures
  ) -> Match? {
    var result = Match(nodes: [node], captures: bound)
    for matcher in matchers {
      guard let match = matcher.match(at: node, bound: result.captures) else { return nil }
      if result.pattern == nil, match.pattern != nil {
        result = match
      } else {
        result.captures = match.captures
      }
    }
    return result
  }
}

/// A set of kinds that is asked once per node.
struct KindTable: Sendable {
  private let flags: [Bool]

  init(_ kinds: Set<Kind>) {
    var flags = Array(repeating: false, count: Int(kinds.map(\.rawValue).max() ?? 0) + 1)
    for kind in kinds { flags[Int(kind.rawValue)] = true }
    self.flags = flags
  }

  func contains(_ kind: Kind) -> Bool {
    Int(kind.rawValue) < flags.count && flags[Int(kind.rawValue)]
  }
}

extension Node {
  /// The node, or the outermost one around it that is nothing but this one, which stands in a list.
  private var inList: Node {
    var node = self
    while let parent = node.parent, parent.range == range, parent.kind != .statements,
      parent.kind != .sourceFile
    {
      node = parent
    }
    return node
  }

  /// The code behind the node in its list, nearest first.
  fileprivate var laterNeighbours: some Sequence<Node> {
    sequence(first: inList, next: { $0.nextSibling }).dropFirst().lazy
      .filter { $0.isMatched && $0.isNamed }
  }

  /// The code before the node in its list, nearest first.
  fileprivate var earlierNeighbours: some Sequence<Node> {
    sequence(first: inList, next: { $0.previousSibling }).dropFirst().lazy
      .filter { $0.isMatched && $0.isNamed }
  }
}
