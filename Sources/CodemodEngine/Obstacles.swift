import QueryLanguage
import SyntaxTrees

/// What in a file stands in the way of rewriting, whatever a codemod says: conditional compilation
/// that cuts through code, and code that the parser does not see or cannot read.
struct Obstacles {
  private let directives: [Node]
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
    self.unread = unread
  }

  /// Says what is in the way of rewriting a match; nil if nothing is.
  ///
  /// Code that only lies in a capture is kept as it is, and may hold whatever the parser could not
  /// read, if it has as many closing brackets as opening ones: else it ends somewhere else than the
  /// parser thinks. A directive counts unless a capture holds all of its `#if … #endif`.
  func reason(against match: Match) -> String? {
    guard !directives.isEmpty || !unread.isEmpty else { return nil }
    let captures = match.captures.values.compactMap(\.range)
    for directive in nodes(of: directives, in: match.range) {
      let holders = captures.filter { $0.holds(directive.range) }
      if !holders.contains(where: isBalanced) {
        return "conditional compilation cuts through this code; rewrite each branch by hand"
      }
    }
    for node in nodes(of: unread, in: match.range) {
      let holders = match.captures.values.filter { $0.range?.holds(node.range) ?? false }
      if node.isError || node.isMissing {
        if holders.contains(where: hasItsBrackets) { continue }
      } else if !holders.isEmpty {
        continue
      }
      return node.isError || node.isMissing
        ? "the parser cannot read this code; rewrite it by hand"
        : "the parser does not see all of this code; rewrite it by hand"
    }
    return nil
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

extension Range<Int> {
  /// Whether the other range lies in this one.
  func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
