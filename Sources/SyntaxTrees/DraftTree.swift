/// The number of a node in a ``DraftTree``; -1 means none.
typealias DraftID = Int32

/// A tree under repair: nodes in one array, each linked to its first child and its next sibling.
///
/// It is filled from the parser's tree, rearranged by the repairs, and then written out as a
/// ``SyntaxTree``. Nodes that are linked out of it simply do not get written.
struct DraftTree {
  /// A node of the draft.
  struct Node {
    var kind: Kind
    var field: Field = .none
    var flags: NodeFlags = []
    var start: Int32
    var end: Int32
    var firstChild: DraftID = -1
    var next: DraftID = -1
  }

  var nodes: [Node] = []
  /// Whether the parser says that it could not read some part.
  var hasError = false
  var root: DraftID { 0 }

  /// How many nodes are errors or were made up.
  var errorCount: Int { nodes.count { $0.kind == .error || $0.flags.contains(.missing) } }

  /// The children of a node, in order.
  func children(of id: DraftID) -> [DraftID] {
    var result: [DraftID] = []
    var child = nodes[Int(id)].firstChild
    while child >= 0 {
      result.append(child)
      child = nodes[Int(child)].next
    }
    return result
  }

  /// Makes `children` the children of a node, in that order.
  mutating func setChildren(of id: DraftID, to children: [DraftID]) {
    nodes[Int(id)].firstChild = children.first ?? -1
    for index in children.indices {
      let next = index + 1 < children.count ? children[index + 1] : -1
      nodes[Int(children[index])].next = next
    }
  }

  /// Adds a node that is linked to nothing yet.
  mutating func add(_ node: Node) -> DraftID {
    nodes.append(node)
    return DraftID(nodes.count - 1)
  }

  /// Adds a node over `children`, from the first one's start to the last one's end.
  mutating func add(_ kind: Kind, field: Field = .none, over children: [DraftID]) -> DraftID {
    let start = children.first.map { nodes[Int($0)].start } ?? 0
    let end = children.last.map { nodes[Int($0)].end } ?? 0
    let id = add(Node(kind: kind, field: field, start: start, end: end))
    setChildren(of: id, to: children)
    return id
  }

  /// The numbers of all nodes that are reachable, parents before children.
  func preorder() -> [DraftID] {
    guard !nodes.isEmpty else { return [] }
    var order: [DraftID] = []
    order.reserveCapacity(nodes.count)
    var stack: [DraftID] = [root]
    while let id = stack.popLast() {
      order.append(id)
      let node = nodes[Int(id)]
      if id != root, node.next >= 0 { stack.append(node.next) }
      if node.firstChild >= 0 { stack.append(node.firstChild) }
    }
    return order
  }
}
