/// A node of a syntax tree.
///
/// Cheap to copy; keeps its tree alive.
public struct Node: Sendable {
  /// The tree that the node is part of.
  public let tree: SyntaxTree
  /// The node's number in preorder.
  public let id: NodeID

  init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  var record: NodeRecord { tree.records[Int(id)] }

  /// What the node is.
  public var kind: Kind { record.kind }

  /// The part that the node plays in its parent.
  public var field: Field { record.field }

  /// The bytes from the node's first token to its last; comments around it are outside.
  public var range: Range<Int> {
    let record = record
    return Int(record.start)..<Int(record.end)
  }

  /// The offset of the node's first byte.
  public var start: Int { Int(record.start) }

  /// The offset behind the node's last byte.
  public var end: Int { Int(record.end) }

  /// The node's text, from the source, whatever the parser saw in its place.
  public var text: String { tree.text(in: range) }

  /// The node's bytes.
  public var bytes: ArraySlice<UInt8> { tree.source[range] }

  /// Whether the node's bytes are exactly the UTF-8 of `text`; makes no string.
  public func hasText(_ text: StaticString) -> Bool {
    let bytes = bytes
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return unsafe bytes.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether this is a named node, as against a token that is only its text.
  public var isNamed: Bool { kind.isNamed }

  /// Whether this is a comment.
  public var isComment: Bool { record.flags.contains(.comment) }

  /// Whether the parser made the node up to go on; such a node is empty.
  public var isMissing: Bool { record.flags.contains(.missing) }

  /// Whether this is text that the parser could not read.
  public var isError: Bool { kind == .error }

  /// Whether this is a token that the grammar hides or that a stand-in has covered.
  public var isHidden: Bool { record.flags.contains(.hidden) }

  /// Whether a stand-in hides code of this node itself (not only of nodes below it).
  public var isCoveredByStandIn: Bool { record.flags.contains(.standIn) }

  /// Whether the node's structure may not be the compiler's: it could not be repaired, or hangs on
  /// an operator that another file declares.
  public var isUncertain: Bool { record.flags.contains(.uncertain) }

  /// Whether the node has no nodes below it: a token, a comment, or a node without text.
  public var isLeaf: Bool { record.subtreeEnd == id + 1 }

  /// Whether this is a token: a leaf with text that is no comment.
  public var isToken: Bool { isLeaf && !isComment && !range.isEmpty }

  /// The node that this one is a child of; nil for the root.
  public var parent: Node? {
    let parent = record.parent
    return parent < 0 ? nil : Node(tree: tree, id: parent)
  }
}

extension Node: Hashable {
  /// Whether both are the same node of the same tree.
  public static func == (a: Node, b: Node) -> Bool { a.id == b.id && a.tree === b.tree }

  /// Hashes the node's number; trees are told apart by equality alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Node: CustomStringConvertible {
  /// The kind and the byte range, for messages and debugging.
  public var description: String { "\(kind) \(start)..<\(end)" }
}
