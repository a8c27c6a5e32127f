extension Node {
  /// The first token of the node, comments aside; the node itself if it is a token.
  public var firstToken: Node? {
    if isToken { return self }
    return descendants.first { $0.isToken }
  }

  /// The last token of the node, comments aside; the node itself if it is a token.
  public var lastToken: Node? {
    if isToken { return self }
    return descendants.last { $0.isToken }
  }

  /// All tokens of the node in order, without comments.
  public var tokens: [Node] {
    if isToken { return [self] }
    return descendants.filter { $0.isToken }
  }

  /// The comments below the node, in order.
  public var comments: [Node] { descendants.filter { $0.isComment } }

  /// The token behind this node in the file, nil at its end.
  public var nextToken: Node? {
    var next = record.subtreeEnd
    while Int(next) < tree.nodeCount {
      let node = Node(tree: tree, id: next)
      if node.isToken { return node }
      next += 1
    }
    return nil
  }

  /// The token before this node in the file, nil at its beginning.
  public var previousToken: Node? {
    var previous = id - 1
    while previous >= 0 {
      let node = Node(tree: tree, id: previous)
      if node.isToken { return node }
      previous -= 1
    }
    return nil
  }

  /// Whether both nodes have the same tokens, whatever stands between them.
  public func hasSameCode(as other: Node) -> Bool {
    let mine = tokens
    let others = other.tokens
    return mine.count == others.count
      && zip(mine, others).allSatisfy { $0.bytes.elementsEqual($1.bytes) }
  }
}

extension SyntaxTree {
  /// All tokens of the file in order, without comments.
  public var tokens: [Node] { root.tokens }

  /// All comments of the file in order.
  public var comments: [Node] { root.comments }

  /// The token that holds the byte at `offset`, or else the first one behind it.
  public func token(at offset: Int) -> Node? {
    for index in records.indices {
      let record = records[index]
      if record.subtreeEnd == NodeID(index) + 1, Int(record.end) > offset,
        !record.flags.contains(.comment)
      {
        return Node(tree: self, id: NodeID(index))
      }
    }
    return nil
  }

  /// The smallest node whose range holds all of `range`; the root if there is none.
  public func node(covering range: Range<Int>) -> Node {
    var node = root
    descend: while true {
      for child in node.children
      where child.start <= range.lowerBound && range.upperBound <= child.end {
        node = child
        continue descend
      }
      return node
    }
  }
}
