import SyntaxTrees

/// Reads tree-sitter's query notation.
struct QueryReader {
  let bytes: [UInt8]
  var offset = 0
  /// The names of the captures in the order in which they are first written.
  private(set) var names: [String] = []
  private var depth = 0
  private static let depthLimit = 100

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads all patterns.
  mutating func read() throws(PatternError) -> [QueryPattern] {
    var patterns: [QueryPattern] = []
    skipBlanks()
    while offset < bytes.count {
      var predicates: [QueryPredicate] = []
      let root = try readNode(&predicates)
      patterns.append(QueryPattern(root: root, predicates: predicates))
      skipBlanks()
      // A predicate may stand behind its pattern, too.
      while isPredicate {
        predicates.removeAll()
        try readPredicate(&predicates)
        patterns[patterns.count - 1].predicates += predicates
        skipBlanks()
      }
    }
    guard !patterns.isEmpty else { throw PatternError("the query is empty", at: 0) }
    return patterns
  }

  // MARK: Nodes

  private mutating func readNode(
    _ predicates: inout [QueryPredicate]
  ) throws(PatternError) -> QueryNode {
    skipBlanks()
    let start = offset
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      throw PatternError("the query nests too deeply", at: start)
    }
    guard offset < bytes.count else { throw PatternError("a node is missing here", at: start) }
    var node: QueryNode
    switch bytes[offset] {
    case UInt8(ascii: "("):
      offset += 1
      node = try readParentheses(from: start, &predicates)
    case UInt8(ascii: "["):
      offset += 1
      node = try readAlternation(from: start, &predicates)
    case UInt8(ascii: "\""):
      let text = try readString()
      guard let kind = Kind.token(text) else {
        throw unknown("token", text, at: start, among: Kind.all.filter { !$0.isNamed })
      }
      node = QueryNode(content: .node(.kind(kind), children: [], without: [], endsAtLast: false))
    case _ where bytes[offset].isIdentifierByte:
      let word = readWord()
      skipBlanks()
      if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
        offset += 1
        guard let field = Field.named(word) else { throw unknownField(word, at: start) }
        node = try readNode(&predicates)
        node.field = field
        return node
      }
      guard word == "_" else {
        throw PatternError("a node is written in parentheses: `(\(word))`", at: start)
      }
      node = QueryNode(content: .node(.any, children: [], without: [], endsAtLast: false))
    default:
      throw PatternError("a node, a group or an alternation is expected here", at: start)
    }
    try readSuffixes(&node)
    return node
  }

  /// A node, a group of neighbours, or `(MISSING …)`; the parenthesis has been read.
  private mutating func readParentheses(
    from start: Int, _ predicates: inout [QueryPredicate]
  ) throws(PatternError) -> QueryNode {
    skipBlanks()
    let place = offset
    guard offset < bytes.count, bytes[offset].isIdentifierByte, !isFieldName else {
      let (members, _, _) = try readChildren(from: start, &predicates)
      guard !members.isEmpty else { throw PatternError("this group is empty", at: start) }
      return members.count == 1 && members[0].quantifier == .one && !members[0].isImmediate
        ? members[0] : QueryNode(content: .group(members))
    }
    let word = readWord()
    let test: QueryNode.Test
    switch word {
    case "_": test = .anyNamed
    case "MISSING": test = .missing(try readMissingKind())
    default:
      guard let kind = Kind.named(word) else {
        throw unknown("kind of node", word, at: place, among: Kind.all.filter(\.isNamed))
      }
      test = .kind(kind)
    }
    let (children, without, endsAtLast) = try readChildren(from: start, &predicates)
    return QueryNode(
      content: .node(test, children: children, without: without, endsAtLast: endsAtLast))
  }

  private mutating func readMissingKind() throws(PatternError) -> Kind? {
    skipBlanks()
    let place = offset
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "\"") {
      let text = try readString()
      guard let kind = Kind.token(text) else {
        throw unknown("token", text, at: place, among: Kind.all.filter { !$0.isNamed })
      }
      return kind
    }
    guard bytes[offset].isIdentifierByte else { return nil }
    let word = readWord()
    guard let kind = Kind.named(word) else {
      throw unknown("kind of node", word, at: place, among: Kind.all.filter(\.isNamed))
    }
    return kind
  }

  /// What stands in parentheses behind the name, to the closing one.
  private mutating func readChildren(
    from start: Int, _ predicates: inout [QueryPredicate]
  ) throws(PatternError) -> (children: [QueryNode], without: [Field], endsAtLast: Bool) {
    var children: [QueryNode] = []
    var without: [Field] = []
    var isAnchored = false
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        throw PatternError("this parenthesis is not closed", at: start)
      }
      switch bytes[offset] {
      case UInt8(ascii: ")"):
        offset += 1
        return (children, without, isAnchored)
      case UInt8(ascii: "."):
        offset += 1
        isAnchored = true
      case UInt8(ascii: "!"):
        offset += 1
        let place = offset
        let name = readWord()
        guard let field = Field.named(name) else { throw unknownField(name, at: place) }
        without.append(field)
      case _ where isPredicate:
        try readPredicate(&predicates)
      default:
        var child = try readNode(&predicates)
        child.isImmediate = isAnchored
        isAnchored = false
        children.append(child)
      }
    }
  }

  private mutating func readAlternation(
    from start: Int, _ predicates: inout [QueryPredicate]
  ) throws(PatternError) -> QueryNode {
    var choices: [QueryNode] = []
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        throw PatternError("this bracket is not closed", at: start)
      }
      if bytes[offset] == UInt8(ascii: "]") {
        offset += 1
        break
      }
      choices.append(try readNode(&predicates))
    }
    guard !choices.isEmpty else { throw PatternError("this alternation is empty", at: start) }
    return QueryNode(content: .alternation(choices))
  }

  /// Quantifiers and captures behind a node.
  private mutating func readSuffixes(_ node: inout QueryNode) throws(PatternError) {
    while true {
      skipBlanks()
      guard offset < bytes.count else { return }
      switch bytes[offset] {
      case UInt8(ascii: "?"): node.quantifier = .optional
      case UInt8(ascii: "*"): node.quantifier = .many
      case UInt8(ascii: "+"): node.quantifier = .some
      case UInt8(ascii: "@"):
        offset += 1
        let place = offset
        let name = readWord(withDots: true)
        guard !name.isEmpty else { throw PatternError("a name is missing behind `@`", at: place) }
        node.captures.append(number(of: name))
        continue
      default: return
      }
      offset += 1
    }
  }

  private mutating func number(of name: String) -> Int {
    if let number = names.firstIndex(of: name) { return number }
    names.append(name)
    return names.count - 1
  }
}
