import QueryLanguage
import SyntaxTrees

/// What in a file stands in the way of rewriting, whatever a codemod says: conditional compilation
/// that cuts through code, and code that the parser does not see or cannot read.
struct Obstacles {
  private let directives: [Node]
  /// For each line of conditional compilation, by its start, the stretch from its `#if` to its `#endif`.
  private let conditions: [Int: Range<Int>]
  private let unread: [Node]

  /// Looks over a file once.
  init(in tree: SyntaxTree) {
    var directives: [Node] = []
    var unread: [Node] = []
    for node in tree.root.descendants {
      if node.kind == .directive {
        directives.append(node)
      } else if node.isError || node.isMissing || node.isCoveredByStandIn || node.isUncertain {
        unread.append(node)
      }
    }
    self.directives = directives
    conditions = Self.conditions(of: directives)
    self.unread = unread
  }

  /// What is in the way of rewriting a match; nil if nothing is.
  ///
  /// Code that only lies in a capture is kept as it is, and may hold whatever the parser could not
  /// read, if it has as many closing brackets as opening ones: else it ends somewhere else than the
  /// parser thinks. A directive counts unless a capture holds all of its `#if … #endif`; if that capture
  /// goes, none of what hangs on the `#if` may stay.
  ///
  /// - Parameters:
  ///   - match: The match.
  ///   - shown: The captures of which the code stays; nil if the match goes, or if that is not known.
  /// - Returns: What is in the way.
  func obstacle(against match: Match, showing shown: Set<String>? = nil) -> Obstacle? {
    guard !directives.isEmpty || !unread.isEmpty else { return nil }
    // A dependent match has captures of the match that it depends on, which may be around it.
    let inner = match.captures.values.filter { $0.range.map(match.range.holds) ?? false }
    let captures = inner.compactMap(\.range)
    for directive in nodes(of: directives, in: match.range) {
      let holders = captures.filter { $0.holds(directive.range) }
      if !holders.contains(where: isBalanced) { return .directive }
      if let shown, isTornOut(of: directive, in: match, showing: shown) { return .directive }
    }
    for node in nodes(of: unread, in: match.range) {
      let holders = inner.filter { $0.range?.holds(node.range) ?? false }
      if node.isError || node.isMissing {
        guard holders.contains(where: hasItsBrackets) else { return .unreadable }
      } else if holders.isEmpty, match.range.holds(node.range) {
        // What is not clear about the code around a match does not matter to the match.
        return node.isUncertain ? .ambiguous : .unseen
      }
    }
    return nil
  }

  /// Whether code that hangs on a line of conditional compilation stays without that line.
  private func isTornOut(
    of directive: Node, in match: Match, showing shown: Set<String>
  ) -> Bool {
    let ranges = match.captures.compactMap { shown.contains($0.key) ? $0.value.range : nil }
      .filter(match.range.holds)
    guard !ranges.contains(where: { $0.holds(directive.range) }) else { return false }
    let condition = conditions[directive.start] ?? directive.range
    return ranges.contains { !$0.isEmpty && $0.overlaps(condition) }
  }

  /// Whether the parser has found a mistake in a stretch of code, so that it may end elsewhere.
  func isUnreadable(_ range: Range<Int>) -> Bool {
    nodes(of: unread, in: range).contains { $0.isError || $0.isMissing }
  }

  /// What of a range, which moves to another function, the parser does not see; nil if it sees all.
  func unread(in range: Range<Int>) -> Obstacle? {
    nodes(of: unread, in: range).first.map { node in
      node.isError || node.isMissing ? .unreadable : node.isUncertain ? .ambiguous : .unseen
    }
  }

  private static func conditions(of directives: [Node]) -> [Int: Range<Int>] {
    var result: [Int: Range<Int>] = [:]
    var open: [[Node]] = []
    for directive in directives {
      if directive.text.hasPrefix("#if") { open.append([]) }
      guard !open.isEmpty else { continue }
      open[open.count - 1].append(directive)
      guard directive.text.hasPrefix("#endif"), let group = open.popLast() else { continue }
      for line in group { result[line.start] = group[0].start..<directive.end }
    }
    return result
  }

  private func nodes(of nodes: [Node], in range: Range<Int>) -> [Node] {
    nodes.filter { $0.start < range.upperBound && range.lowerBound < $0.end }
  }

  private func hasItsBrackets(_ capture: Capture) -> Bool {
    var depths = [0, 0, 0]
    for node in capture.nodes.flatMap({ [$0] + Array($0.descendants) }) where node.isToken {
      for (index, pair) in ["()", "[]", "{}"].enumerated() where pair.contains(node.text) {
        depths[index] += pair.hasPrefix(node.text) ? 1 : -1
      }
    }
    return depths.allSatisfy { $0 == 0 }
  }

  /// Whether every `#if` in a range has its `#endif` there, and the other way round.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    var depth = 0
    for directive in nodes(of: directives, in: range) {
      let text = directive.text
      if text.hasPrefix("#if") {
        depth += 1
      } else if text.hasPrefix("#endif") {
        depth -= 1
        if depth < 0 { return false }
      } else if depth == 0 {
        return false
      }
    }
    return depth == 0
  }
}

/// Something that stands in the way of rewriting.
enum Obstacle {
  /// A part of an `#if … #endif`.
  case directive
  /// Code with a mistake, or that the parser does not know.
  case unreadable
  /// Operators that may belong together in another way.
  case ambiguous
  /// Code that the parser was shown something else for.
  case unseen

  /// What to tell people, and what to do; `place` says which code.
  func reason(_ place: String) -> String {
    switch self {
    case .directive: "conditional compilation cuts through \(place); rewrite each branch by hand"
    case .unreadable: "the parser cannot read \(place); rewrite it by hand"
    case .ambiguous:
      "the parser cannot tell how the operators in \(place) group; rewrite it by hand"
    case .unseen: "the parser does not see all of \(place); rewrite it by hand"
    }
  }
}

extension Range<Int> {
  /// Whether the other range lies in this one.
  func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
