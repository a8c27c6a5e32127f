extension Regrouper {
  /// Separates what the grammar's scanner has glued together: an operator and the period behind it,
  /// an operator and the parentheses that it stands before, two question marks.
  mutating func splitOperators() {
    guard items.indices.contains(where: { needsSplitting($0) }) else { return }
    let old = items
    items.removeAll(keepingCapacity: true)
    var index = 0
    while index < old.count {
      index += split(old, at: index)
    }
  }

  private func needsSplitting(_ index: Int) -> Bool {
    let node = draft.nodes[Int(items[index].node)]
    switch items[index].role {
    case .operand: return Self.kindsOfOperatorOperands.contains(node.kind)
    case .prefix: return node.kind == .customOperator
    case .binary: return node.kind == .customOperator || node.kind == Self.doubleQuestionMark
    default: return false
    }
  }

  /// Appends the piece at `index`, or what it is made of, and says how many pieces that took.
  private mutating func split(_ old: [ClusterItem], at index: Int) -> Int {
    let item = old[index]
    let next = index + 1 < old.count ? old[index + 1] : nil
    switch item.role {
    case .prefix, .binary:
      guard let next else { break }
      if next.role == .operand, splitPeriod(item) { return 1 }
      if item.role == .binary, next.role == .dot, index + 2 < old.count,
        splitQuestionMarks(item, dot: next, name: old[index + 2])
      {
        return 3
      }
    case .operand where Self.kindsOfOperatorOperands.contains(draft.nodes[Int(item.node)].kind):
      if let next, next.role == .suffix, next.comments.isEmpty, splitOperand(item, suffix: next) {
        return 2
      }
      if Self.wordKinds.contains(draft.nodes[Int(item.node)].kind) {
        draft.nodes[Int(item.node)].kind = .simpleIdentifier
      }
    default: break
    }
    items.append(item)
    return 1
  }

  /// `-.a`: the operator is `-`.
  private mutating func splitPeriod(_ item: ClusterItem) -> Bool {
    let text = text(of: item.node)
    guard text.utf8.count > 1, text.hasSuffix("."), !text.hasPrefix(".") else { return false }
    var mark = draft.nodes[Int(item.node)]
    var dot = mark
    mark.end -= 1
    dot.start = mark.end
    mark.kind = Kind.token(String(text.dropLast())) ?? .customOperator
    dot.kind = Self.period
    var first = item
    first.node = draft.add(mark)
    items.append(first)
    items.append(ClusterItem(role: .dot, node: draft.add(dot), kind: .prefixExpression))
    return true
  }

  /// `a??.b`: two marks of optional chaining, if no white space is around them.
  private mutating func splitQuestionMarks(
    _ item: ClusterItem, dot: ClusterItem, name: ClusterItem
  ) -> Bool {
    let mark = draft.nodes[Int(item.node)]
    guard mark.kind == Self.doubleQuestionMark, name.role == .operand, let last = items.last,
      draft.nodes[Int(last.node)].end == mark.start,
      draft.nodes[Int(dot.node)].start == mark.end, name.comments.isEmpty
    else { return false }
    for offset: Int32 in 0...1 {
      let half = DraftTree.Node(
        kind: Self.questionMark, start: mark.start + offset, end: mark.start + offset + 1)
      items.append(
        ClusterItem(
          role: .suffix, node: draft.add(half), comments: offset == 0 ? item.comments : 0..<0))
    }
    items.append(ClusterItem(role: .suffix, node: navigationSuffix(dot.node, name.node)))
    return true
  }

  /// The node `.name` of a period and a name.
  mutating func navigationSuffix(_ dot: DraftID, _ name: DraftID) -> DraftID {
    draft.nodes[Int(dot)].field = .none
    draft.nodes[Int(name)].field = .suffix
    return draft.add(.navigationSuffix, over: [dot, name])
  }

  /// `-(a)` and `-.a`, which the grammar reads as a call and a member of the operator.
  private mutating func splitOperand(_ item: ClusterItem, suffix: ClusterItem) -> Bool {
    let mark = draft.nodes[Int(item.node)]
    let parts = draft.children(of: suffix.node)
    guard draft.nodes[Int(suffix.node)].start == mark.end, let first = parts.first,
      !Self.wordKinds.contains(mark.kind)
    else { return false }
    var prefix = item
    prefix.role = .prefix
    prefix.kind = .prefixExpression
    switch draft.nodes[Int(suffix.node)].kind {
    case .navigationSuffix:
      guard parts.count == 2 else { return false }
      items.append(prefix)
      items.append(ClusterItem(role: .dot, node: first, kind: .prefixExpression))
      items.append(ClusterItem(role: .operand, node: parts[1]))
    case .callSuffix:
      guard draft.nodes[Int(first)].kind == .valueArguments else { return false }
      items.append(prefix)
      items.append(ClusterItem(role: .operand, node: literal(ofArguments: first)))
      if parts.count > 1 {
        let rest = draft.add(.callSuffix, over: Array(parts.dropFirst()))
        items.append(ClusterItem(role: .suffix, node: rest))
      }
    default: return false
    }
    return true
  }

  /// The tuple or array that is written like these arguments.
  private mutating func literal(ofArguments arguments: DraftID) -> DraftID {
    var parts: [DraftID] = []
    let children = draft.children(of: arguments)
    let isArray = children.first.map { draft.nodes[Int($0)].kind == Self.openBracket } ?? false
    for child in children {
      guard draft.nodes[Int(child)].kind == .valueArgument else {
        parts.append(child)
        continue
      }
      for part in draft.children(of: child) {
        if draft.nodes[Int(part)].field == .value, isArray {
          draft.nodes[Int(part)].field = .element
        }
        guard draft.nodes[Int(part)].kind == .valueArgumentLabel else {
          parts.append(part)
          continue
        }
        let field = draft.nodes[Int(part)].field
        for label in draft.children(of: part) {
          draft.nodes[Int(label)].field = draft.isComment(label) ? .none : field
          parts.append(label)
        }
      }
    }
    return draft.add(isArray ? .arrayLiteral : .tupleExpression, over: parts)
  }

  private static let doubleQuestionMark = Kind(knownToken: "??")

  /// Words that the grammar takes for names in some places without a node for the name.
  private static let wordKinds = KindSet(["async", "if", "switch"].map { Kind(knownToken: $0) })

  private static let kindsOfOperatorOperands = KindSet(
    [.bang, .customOperator]
      + ["+", "-", "~", "&", "++", "--", "async", "if", "switch"].map { Kind(knownToken: $0) })
}
