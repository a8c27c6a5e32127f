/// What is still to be done in taking a cluster apart.
enum FlatteningStep {
  /// An operand, which may be a part of the cluster itself.
  case open(DraftID)
  case emit(ClusterItem)
}

extension Regrouper {
  /// Takes the cluster below a node apart into ``items``, in the order of the text.
  ///
  /// Changes nothing in the draft.
  ///
  /// - Returns: whether every node in it has the parts that it should.
  mutating func flatten(_ root: DraftID) -> Bool {
    items.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    steps.append(.open(root))
    comments.removeAll(keepingCapacity: true)
    var firstComment = 0
    while let step = steps.popLast() {
      switch step {
      case .emit(var item):
        item.comments = firstComment..<comments.count
        firstComment = comments.count
        items.append(item)
      case .open(let id) where draft.isComment(id):
        comments.append(id)
      case .open(let id) where Self.clusterKinds.contains(draft.nodes[Int(id)].kind):
        guard open(id) else { return false }
      case .open(let id):
        guard !draft.nodes[Int(id)].flags.contains(.missing) else { return false }
        let isMark = draft.nodes[Int(id)].kind == Self.questionMark
        items.append(
          ClusterItem(
            role: isMark ? .suffix : .operand, node: id, comments: firstComment..<comments.count))
        firstComment = comments.count
      }
    }
    return firstComment == comments.count
  }

  /// Puts the parts of a node of the cluster on the list of steps.
  private mutating func open(_ id: DraftID) -> Bool {
    let children = draft.children(of: id)
    let kind = draft.nodes[Int(id)].kind
    guard let first = children.first, let last = children.last else { return false }
    let mark = steps.count
    switch kind {
    case .directlyAssignableExpression:
      steps += children.map { .open($0) }
    case .prefixExpression, .openStartRangeExpression:
      let role: ClusterItem.Role = draft.nodes[Int(first)].kind == Self.period ? .dot : .prefix
      steps.append(.emit(ClusterItem(role: role, node: first, kind: kind)))
      steps += children.dropFirst().map { .open($0) }
    case .tryExpression, .awaitExpression, .unsafeExpression:
      steps.append(.emit(ClusterItem(role: .effect, node: first, kind: kind)))
      steps += children.dropFirst().map { .open($0) }
    case .consumeExpression:
      steps.append(.emit(ClusterItem(role: .prefix, node: first, kind: kind)))
      steps += children.dropFirst().map { .open($0) }
    case .callExpression, .constructorExpression, .navigationExpression:
      guard Self.suffixKinds.contains(draft.nodes[Int(last)].kind) else { return false }
      if draft.nodes[Int(first)].kind == Self.openParenthesis {
        steps.append(.open(parenthesizedType(children.dropLast())))
      } else {
        steps += children.dropLast().map { .open($0) }
      }
      openSuffix(last)
    case .genericExpression, .optionalChainingExpression:
      steps += children.dropLast().map { .open($0) }
      steps.append(.emit(ClusterItem(role: .suffix, node: last)))
    case .postfixExpression, .openEndRangeExpression:
      steps += children.dropLast().map { .open($0) }
      steps.append(.emit(ClusterItem(role: .suffix, node: last, kind: kind)))
    case .asExpression, .checkExpression:
      guard openCast(children, kind: kind) else { return false }
    case .ternaryExpression:
      openTernary(children)
    default:
      guard openBinary(children, kind: kind) else { return false }
    }
    steps[mark...].reverse()
    return true
  }

  /// A member with generic arguments is a member, and the arguments behind it.
  private mutating func openSuffix(_ suffix: DraftID) {
    let parts = draft.children(of: suffix)
    guard draft.nodes[Int(suffix)].kind == .navigationSuffix, parts.count == 2,
      draft.nodes[Int(parts[1])].kind == .genericExpression
    else {
      steps.append(.emit(ClusterItem(role: .suffix, node: suffix)))
      return
    }
    let name = draft.children(of: parts[1])
    guard name.count == 2 else { return }
    var dot = draft.nodes[Int(parts[0])]
    dot.next = -1
    let member = draft.add(.navigationSuffix, over: [draft.add(dot), copy(name[0])])
    if let name = draft.children(of: member).last { draft.nodes[Int(name)].field = .suffix }
    steps.append(.emit(ClusterItem(role: .suffix, node: member)))
    steps.append(.emit(ClusterItem(role: .suffix, node: copy(name[1]))))
  }

  /// The base of `(any A).b`, whose parentheses the grammar leaves loose.
  private mutating func parenthesizedType(_ parts: ArraySlice<DraftID>) -> DraftID {
    let copies = parts.map { copy($0) }
    for part in copies {
      draft.nodes[Int(part)].field = draft.nodes[Int(part)].kind.isNamed ? .value : .none
    }
    return draft.add(.tupleExpression, over: copies)
  }

  private mutating func openCast(_ children: [DraftID], kind: Kind) -> Bool {
    guard
      let index = children.indices.dropFirst().first(where: {
        let kind = draft.nodes[Int(children[$0])].kind
        return kind == .asOperator || kind == Self.isKeyword
      }), index + 1 < children.count
    else { return false }
    steps += children[..<index].map { .open($0) }
    let item = ClusterItem(
      role: .cast, node: children[index], kind: kind, tail: children[index + 1])
    steps.append(.emit(item))
    return true
  }

  private mutating func openTernary(_ children: [DraftID]) {
    for child in children {
      let node = draft.nodes[Int(child)]
      if node.field == .none, node.kind == Self.questionMark {
        steps.append(.emit(ClusterItem(role: .question, node: child)))
      } else if node.kind == Self.colon {
        steps.append(.emit(ClusterItem(role: .colon, node: child)))
      } else {
        steps.append(.open(child))
      }
    }
  }

  private mutating func openBinary(_ children: [DraftID], kind: Kind) -> Bool {
    let mark = children.indices.dropFirst().first {
      let kind = draft.nodes[Int(children[$0])].kind
      return kind == .customOperator || (!kind.isNamed && kind != Self.questionMark)
    }
    guard let mark else { return false }
    steps += children[..<mark].map { .open($0) }
    let role: ClusterItem.Role = kind == .assignment ? .assignment : .binary
    steps.append(.emit(ClusterItem(role: role, node: children[mark])))
    steps += children[(mark + 1)...].map { .open($0) }
    return true
  }

  private static let isKeyword = Kind(knownToken: "is")

  /// Whether ``items`` are a row that Swift's rules can make a tree of.
  func isWellFormed() -> Bool {
    var wantsOperand = true
    var allowsSuffix = false
    var openQuestions = 0
    for index in items.indices {
      switch items[index].role {
      case .effect, .prefix:
        guard wantsOperand else { return false }
      case .dot:
        guard wantsOperand, index + 1 < items.count, items[index + 1].role == .operand else {
          return false
        }
      case .operand:
        guard wantsOperand, draft.nodes[Int(items[index].node)].kind != .error else { return false }
        (wantsOperand, allowsSuffix) = (false, true)
      case .suffix:
        guard allowsSuffix else { return false }
      case .cast:
        guard !wantsOperand else { return false }
        allowsSuffix = false
      case .binary, .assignment, .question, .colon:
        guard !wantsOperand else { return false }
        (wantsOperand, allowsSuffix) = (true, false)
        if items[index].role == .question { openQuestions += 1 }
        if items[index].role == .colon { openQuestions -= 1 }
        guard openQuestions >= 0 else { return false }
      }
    }
    return !wantsOperand && openQuestions == 0
  }
}
