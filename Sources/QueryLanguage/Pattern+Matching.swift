public import SyntaxTrees

extension Pattern {
  /// Fits the pattern at a node; a pattern of several statements at the first of them.
  ///
  /// - Parameters:
  ///   - node: Where to match.
  ///   - bound: What some names stand for already.
  /// - Returns: The match with its items, nil if the pattern does not fit.
  public func match(at node: Node, bound: Captures = [:]) -> Match? {
    guard mayBegin(at: node) else { return nil }
    var matcher = PatternMatcher(program, isExact: isExact, bound: bound)
    guard let nodes = matcher.matchRoots(at: node) else { return nil }
    return Match(
      nodes: nodes, captures: matcher.allCaptures(with: bound), items: matcher.sortedItems,
      pattern: self)
  }

  /// The furthest place to which the pattern fits at a node that it does not fit.
  func failure(at node: Node, bound: Captures = [:]) -> MatchFailure? {
    var matcher = PatternMatcher(program, isExact: isExact, bound: bound)
    matcher.trace = MatchTrace()
    guard matcher.matchRoots(at: node) == nil else { return nil }
    return matcher.trace?.furthest
      ?? MatchFailure(offset: 0, node: node, reason: "the pattern does not fit here")
  }

  private func mayBegin(at node: Node) -> Bool {
    guard let kinds = program.rootTable else { return node.isNamed }
    return kinds.contains(node.kind)
  }
}

extension PatternMatcher {
  /// Fits the pattern's roots; returns the nodes that they take.
  mutating func matchRoots(at node: Node) -> [Node]? {
    lastEnd = node.start
    if !program.isSequence {
      guard let root = program.roots.first else { return nil }
      return match(root, node, isRoot: true) ? [node] : nil
    }
    guard let parent = node.parent, NodeConstraint.lists.contains(parent.kind) else { return nil }
    if let first = program.roots.first, program[first].isNullable {
      guard node.isFirstInList else { return nil }
    } else if let first = program.roots.first {
      let mark = mark
      guard match(first, node) else { return nil }
      restore(mark)
    }
    let isEndless = program.roots.contains { program[$0].hole?.count == .many }
    var wanted = isEndless ? Int.max : program.roots.count
    var list: [Node] = []
    var next: Node? = node
    while wanted > 0, let sibling = next, sibling.isNamed || sibling.isHidden || sibling.isIgnored {
      if sibling.isMatched { list.append(sibling) }
      if sibling.isMatched, !sibling.isIgnored { wanted -= 1 }
      next = sibling.nextSibling
    }
    let sequence = PatternSequence(
      pattern: program.roots, source: list, parent: program.roots[0], isOpen: true)
    guard let end = matchSequence(sequence, from: 0, 0) else { return nil }
    let taken = Array(list[..<end])
    return taken.isEmpty ? nil : taken
  }

  /// The items by their places in the source.
  var sortedItems: [MatchedItem] {
    items.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.range.lowerBound != y.range.lowerBound {
        return x.range.lowerBound < y.range.lowerBound
      }
      if x.range.isEmpty != y.range.isEmpty { return x.range.isEmpty }
      if case .item(let first) = x.role, case .item(let second) = y.role { return first < second }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// What was bound before and what this match adds.
  func allCaptures(with bound: Captures) -> Captures {
    var all = bound
    for (name, capture) in zip(program.names, captures) {
      if let capture, all[name] == nil { all[name] = capture }
    }
    return all
  }
}

extension Node {
  /// Whether no other code stands before the node in its list.
  var isFirstInList: Bool {
    var previous = previousSibling
    while let sibling = previous {
      if sibling.isMatched, sibling.isNamed { return false }
      previous = sibling.previousSibling
    }
    return true
  }
}
