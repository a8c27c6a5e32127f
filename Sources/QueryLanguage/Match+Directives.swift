import SyntaxTrees

extension Match {
  /// Whether the match spans a line of conditional compilation that its placeholders do not take
  /// whole, from `#if` to `#endif`: the pattern does not speak of it, and only one side of it may
  /// be here.
  public var spansDirective: Bool {
    let directives = nodes.flatMap { node in
      node.kind == .directive ? [node] : node.descendants.filter { $0.kind == .directive }
    }
    guard !directives.isEmpty else { return false }
    let taken = captures.values.compactMap(\.range).filter { range in
      Self.areWhole(directives.filter { $0.isInside(range) })
    }
    return directives.contains { directive in !taken.contains { directive.isInside($0) } }
  }

  /// Whether every `#if` has its `#endif` among the lines, and every other its `#if`.
  private static func areWhole(_ directives: [Node]) -> Bool {
    var depth = 0
    for directive in directives {
      if directive.bytes.starts(with: "#if".utf8) {
        depth += 1
      } else if directive.bytes.starts(with: "#endif".utf8) {
        depth -= 1
        if depth < 0 { return false }
      } else if directive.bytes.starts(with: "#else".utf8), depth == 0 {
        return false
      }
    }
    return depth == 0
  }
}

extension Node {
  fileprivate func isInside(_ range: Range<Int>) -> Bool {
    range.lowerBound <= start && end <= range.upperBound
  }
}
