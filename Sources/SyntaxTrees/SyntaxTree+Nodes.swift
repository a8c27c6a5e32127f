extension SyntaxTree {
  /// The node with that number, nil if the tree has no such node.
  public func node(_ id: NodeID) -> Node? {
    records.indices.contains(Int(id)) ? Node(tree: self, id: id) : nil
  }
}
