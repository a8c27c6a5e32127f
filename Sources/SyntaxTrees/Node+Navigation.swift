extension Node {
  /// The nodes directly below, in order: named nodes, tokens, and comments.
  public var children: Children { Children(node: self) }

  /// The nodes directly below that are named and no comments.
  public var namedChildren: [Node] { children.filter { $0.isNamed && !$0.isComment } }

  /// The nodes directly below without comments: what the code is made of.
  public var codeChildren: [Node] { children.filter { !$0.isComment } }

  /// The first node directly below in that field, nil if there is none.
  public func child(_ field: Field) -> Node? { children.first { $0.field == field } }

  /// All nodes directly below in that field.
  public func children(_ field: Field) -> [Node] { children.filter { $0.field == field } }

  /// The first node directly below of that kind, nil if there is none.
  public func child(_ kind: Kind) -> Node? { children.first { $0.kind == kind } }

  /// All nodes directly below of that kind.
  public func children(_ kind: Kind) -> [Node] { children.filter { $0.kind == kind } }

  /// The first node directly below; it may be a comment only in a node that has no other tokens.
  public var firstChild: Node? { isLeaf ? nil : Node(tree: tree, id: id + 1) }

  /// The last node directly below.
  public var lastChild: Node? { Array(children).last }

  /// The node behind this one in the same parent.
  public var nextSibling: Node? {
    let record = record
    guard record.parent >= 0, record.subtreeEnd < tree.records[Int(record.parent)].subtreeEnd else {
      return nil
    }
    return Node(tree: tree, id: record.subtreeEnd)
  }

  /// The node before this one in the same parent.
  public var previousSibling: Node? {
    guard let parent, id > parent.id + 1 else { return nil }
    var candidate = Node(tree: tree, id: id - 1)
    while let above = candidate.parent, above.id != parent.id { candidate = above }
    return candidate
  }

  /// The nodes above, the parent first, the root last.
  public var ancestors: some Sequence<Node> {
    sequence(first: self, next: { $0.parent }).dropFirst()
  }

  /// The nearest node above of that kind.
  public func ancestor(_ kind: Kind) -> Node? { ancestors.first { $0.kind == kind } }

  /// All nodes below, in preorder.
  public var descendants: some RandomAccessCollection<Node> {
    ((id + 1)..<record.subtreeEnd).lazy.map { [tree] in Node(tree: tree, id: $0) }
  }

  /// Whether `other` is this node or stands below it.
  public func contains(_ other: Node) -> Bool {
    other.tree === tree && other.id >= id && other.id < record.subtreeEnd
  }
}

/// The nodes directly below a node.
public struct Children: Sequence, Sendable {
  let node: Node

  /// Walks the nodes from first to last.
  public func makeIterator() -> Iterator {
    Iterator(tree: node.tree, upcoming: node.id + 1, end: node.record.subtreeEnd)
  }

  /// The state of a walk over ``Children``.
  public struct Iterator: IteratorProtocol {
    let tree: SyntaxTree
    var upcoming: NodeID
    let end: NodeID

    /// The next child, nil behind the last.
    public mutating func next() -> Node? {
      guard upcoming < end else { return nil }
      let node = Node(tree: tree, id: upcoming)
      upcoming = tree.records[Int(upcoming)].subtreeEnd
      return node
    }
  }
}
