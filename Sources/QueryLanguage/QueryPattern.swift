import SyntaxTrees

/// A node of a query.
struct QueryNode: Sendable {
  /// What a node of the source must be.
  enum Test: Sendable {
    case kind(Kind)
    /// `(_)`: any named node.
    case anyNamed
    /// `_`: any node.
    case any
    /// `(MISSING)`, with a kind or without.
    case missing(Kind?)
  }

  /// How often a node or a group is found.
  enum Quantifier: Sendable {
    case one, optional, many, some
  }

  /// What is asked for at one place.
  indirect enum Content: Sendable {
    case node(Test, children: [QueryNode], without: [Field], endsAtLast: Bool)
    /// One of them.
    case alternation([QueryNode])
    /// Neighbours, one after the other.
    case group([QueryNode])
  }

  var content: Content
  var field: Field?
  var quantifier = Quantifier.one
  /// The numbers of the names that the node is captured by.
  var captures: [Int] = []
  /// Whether no named node may stand before it: behind a `.` in the query.
  var isImmediate = false
}

/// A capture that was made.
struct QueryCapture: Sendable {
  var name: Int
  var node: Node
}

/// A pattern of a query with its predicates.
struct QueryPattern: Sendable {
  var root: QueryNode
  var predicates: [QueryPredicate]
  /// How many nodes each capture of the pattern holds, by the number of its name.
  var captureCounts: [Int: Placeholder.Count] = [:]
  /// The kinds that the root can have; nil if it can have any.
  var rootKinds: Set<Kind>?

  init(root: QueryNode, predicates: [QueryPredicate]) {
    self.root = root
    self.predicates = predicates
    Self.count(root, as: .one, into: &captureCounts)
    rootKinds = Self.kinds(of: root)
  }

  /// What a file must contain; `bound` holds the identifiers that captures stand for already, by the
  /// numbers of their names.
  func requiredLiterals(bound: [[UInt8]?]) -> LiteralFormula {
    let asked = predicates.map { predicate -> LiteralFormula in
      guard !predicate.isNegated else { return .always }
      switch predicate.test {
      case .equal(let name, .text(let text)) where captureCounts[name] == .one:
        return Self.literal(text)
      case .oneOf(let name, let texts) where captureCounts[name] == .one:
        return .any(texts.sorted().map(Self.literal))
      case .equal, .oneOf, .fits: return .always
      }
    }
    let known = captureCounts.sorted { $0.key < $1.key }.compactMap { name, count in
      count == .one ? bound[name].map(LiteralFormula.literal) : nil
    }
    return LiteralFormula.all(asked + known).simplified
  }

  /// A condition that is asked of a file if code in it must be spelled like a text.
  private static func literal(_ text: String) -> LiteralFormula {
    text.utf8.count > 2 && text.utf8.allSatisfy(\.isIdentifierByte)
      ? .literal(Array(text.utf8)) : .always
  }

  private static func count(
    _ node: QueryNode, as outer: Placeholder.Count, into counts: inout [Int: Placeholder.Count]
  ) {
    var count = outer
    switch node.quantifier {
    case .one: break
    case .optional: if count == .one { count = .optional }
    case .many, .some: count = .many
    }
    for name in node.captures { counts[name] = counts[name] == nil ? count : .many }
    switch node.content {
    case .node(_, let children, _, _), .group(let children):
      for child in children { Self.count(child, as: count, into: &counts) }
    case .alternation(let choices):
      var inside: [Int: Placeholder.Count] = [:]
      for choice in choices {
        var own: [Int: Placeholder.Count] = [:]
        Self.count(choice, as: count == .one ? .optional : count, into: &own)
        // The choices exclude each other: their captures do not add up.
        for (name, count) in own where inside[name] != .many { inside[name] = count }
      }
      for (name, count) in inside { counts[name] = counts[name] == nil ? count : .many }
    }
  }

  private static func kinds(of node: QueryNode) -> Set<Kind>? {
    switch node.content {
    case .node(.kind(let kind), _, _, _): return [kind]
    case .node: return nil
    case .group(let members): return members.first.flatMap(kinds)
    case .alternation(let choices):
      var all: Set<Kind> = []
      for choice in choices {
        guard let kinds = kinds(of: choice) else { return nil }
        all.formUnion(kinds)
      }
      return all
    }
  }
}
