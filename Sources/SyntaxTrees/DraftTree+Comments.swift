extension DraftTree {
  /// Moves comments out of the beginning and the end of every node, so that a node reaches from
  /// its first token to its last, and cuts the nodes' ranges accordingly.
  ///
  /// The grammar puts a comment wherever its scanner was when the comment came, which may be inside
  /// a statement that ended a line before.
  mutating func hoistComments() {
    guard nodes.contains(where: { $0.flags.contains(.comment) }) else { return }
    for id in preorder().reversed() where hasChildWithOuterComments(id) {
      hoistComments(fromChildrenOf: id)
    }
  }

  private func hasChildWithOuterComments(_ id: DraftID) -> Bool {
    var child = nodes[Int(id)].firstChild
    while child >= 0 {
      var grandchild = nodes[Int(child)].firstChild
      if grandchild >= 0 {
        if isComment(grandchild) { return true }
        while nodes[Int(grandchild)].next >= 0 { grandchild = nodes[Int(grandchild)].next }
        if isComment(grandchild) { return true }
      }
      child = nodes[Int(child)].next
    }
    return false
  }

  /// Replaces each child by its leading comments, itself, and its trailing comments.
  ///
  /// The children have given up their own inner comments before, since children come first.
  private mutating func hoistComments(fromChildrenOf id: DraftID) {
    var changed = false
    var result: [DraftID] = []
    var child = nodes[Int(id)].firstChild
    while child >= 0 {
      let next = nodes[Int(child)].next
      let (leading, trailing) = cutComments(from: child)
      if !leading.isEmpty || !trailing.isEmpty { changed = true }
      result += leading
      result.append(child)
      result += trailing
      child = next
    }
    if changed { setChildren(of: id, to: result) }
  }

  private mutating func cutComments(
    from id: DraftID
  ) -> (leading: [DraftID], trailing: [DraftID]) {
    guard nodes[Int(id)].firstChild >= 0 else { return ([], []) }
    let first = nodes[Int(id)].firstChild
    var last = first
    while nodes[Int(last)].next >= 0 { last = nodes[Int(last)].next }
    guard isComment(first) || isComment(last) else { return ([], []) }
    var children = children(of: id)
    let leading = Array(children.prefix { isComment($0) })
    children.removeFirst(leading.count)
    let trailing = Array(children.reversed().prefix { isComment($0) }.reversed())
    children.removeLast(trailing.count)
    setChildren(of: id, to: children)
    if let last = leading.last {
      nodes[Int(id)].start = max(nodes[Int(id)].start, nodes[Int(last)].end)
    }
    if let first = trailing.first {
      nodes[Int(id)].end = min(nodes[Int(id)].end, nodes[Int(first)].start)
    }
    return (leading, trailing)
  }

  func isComment(_ id: DraftID) -> Bool { nodes[Int(id)].flags.contains(.comment) }
}
