import SyntaxTrees

extension SyntaxTree {
  /// The tokens and comments that lie wholly in a byte range, in order.
  func leaves(in range: Range<Int>) -> [Node] {
    guard !range.isEmpty else { return [] }
    let nodes = root.descendants
    let low = nodes.partition { $0.start >= range.lowerBound }
    return nodes[low...].lazy.prefix { $0.start < range.upperBound }
      .filter { $0.isLeaf && $0.end <= range.upperBound }
  }
}
