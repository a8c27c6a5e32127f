import SyntaxTrees

/// The number of a node in a ``PatternProgram``.
typealias PatternNodeID = Int

/// A node of a pattern.
struct PatternNode: Sendable {
  /// What the node asks of the source.
  enum Content: Sendable {
    /// A token with exactly these bytes.
    case token([UInt8], item: Int)
    /// Whatever the placeholder takes.
    case hole(Hole, item: Int)
    /// A node of ``PatternNode/kind`` with the children.
    case inner([PatternNodeID])
  }

  /// What the node is, by its form in the pattern.
  var kind: Kind
  /// The part that the node plays in the pattern.
  var field: Field
  var content: Content
  /// The items of the pattern that stand in the node.
  var items: Range<Int>
  /// Whether the node may be absent: it consists of placeholders that take none.
  var isNullable = false
  /// Whether some child may be absent or may match a number of nodes.
  var isFlexible = false

  var children: [PatternNodeID] {
    if case .inner(let children) = content { children } else { [] }
  }

  /// Whether the node closes a list that may have a trailing comma.
  var isClosing: Bool { isToken(")") || isToken("]") || isToken(">") || isToken("}") }

  var hole: Hole? {
    if case .hole(let hole, _) = content { hole } else { nil }
  }

  func isToken(_ text: StaticString) -> Bool {
    guard case .token(let bytes, _) = content, bytes.count == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { bytes.elementsEqual($0) }
  }
}

/// A placeholder as the matcher sees it.
struct Hole: Sendable {
  /// How runs of neighbours are told apart.
  enum List: Sendable {
    /// Elements are separated by commas, and end at a bracket or a keyword.
    case commas
    /// Each node is an element: statements, members, cases.
    case nodes
    /// Trailing closures with their labels.
    case closures
  }

  /// The number of the name among the pattern's names; nil for `_`.
  var slot: Int?
  var count: Placeholder.Count
  var constraint: NodeConstraint?
  var prefix: [UInt8]
  var list: List

  /// Whether the placeholder takes the name of a property.
  var isProperty: Bool { if case .property? = constraint { true } else { false } }
}

/// A pattern that is ready to be matched: its nodes in one array, parents after children.
struct PatternProgram: Sendable {
  var nodes: [PatternNode] = []
  /// The pattern's own nodes: one, or neighbours in a list.
  var roots: [PatternNodeID] = []
  /// The names of the placeholders, by slot.
  var names: [String] = []
  /// The offsets in the pattern's text of each item.
  var itemOffsets: [Int] = []
  /// The kinds that the first node of a match can have; nil if it can have any.
  var rootKinds: Set<Kind>? {
    didSet { rootTable = rootKinds.map(KindTable.init) }
  }
  /// ``rootKinds``, quick to ask.
  private(set) var rootTable: KindTable?

  subscript(_ id: PatternNodeID) -> PatternNode { nodes[id] }

  /// Whether the pattern matches a run of neighbours, not a node.
  var isSequence: Bool {
    roots.count != 1 || roots.first.flatMap { nodes[$0].hole }.map { $0.count != .one } == true
  }
}
