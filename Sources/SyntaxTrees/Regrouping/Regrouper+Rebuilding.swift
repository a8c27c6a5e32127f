/// An expression that is put together, and what is still to be put around it.
struct Operand {
  var node: DraftID
  /// The comments before the node's first token, which go into a node around it.
  var comments: Range<Int>
  /// The `try`, `await` … before it, as places in ``Regrouper/items``.
  ///
  /// They cover what follows the node as well, and wait for it.
  var effects: Range<Int>
}

/// An operator that waits for its right operand, as a place in ``Regrouper/items``.
struct Mark {
  var item: Int
  var precedence: OperatorTable.Precedence
  /// For `a ? b : c` whose colon has come: the place of the colon.
  var colon = -1
  /// Whether this is a question mark whose colon has not come: nothing binds across it.
  var isOpen = false
}

extension Regrouper {
  /// Makes a tree of ``items``, by precedence.
  mutating func rebuild() -> Operand {
    operands.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    isAmbiguous = dependsOnUnknownOperator()
    var index = 0
    while index < items.count {
      switch items[index].role {
      case .binary, .assignment:
        let isAssignment = items[index].role == .assignment
        let precedence =
          isAssignment
          ? OperatorTable.assignment
          : operators.precedence(of: operatorText(of: items[index].node))
        reduce(before: precedence)
        marks.append(Mark(item: index, precedence: precedence))
      case .question:
        reduce(before: OperatorTable.ternary)
        marks.append(Mark(item: index, precedence: OperatorTable.ternary, isOpen: true))
      case .colon:
        while let mark = marks.last, !mark.isOpen { reduceOnce() }
        if !marks.isEmpty {
          marks[marks.count - 1].isOpen = false
          marks[marks.count - 1].colon = index
        }
      case .cast:
        reduce(before: OperatorTable.cast)
        castLast(index)
      default:
        let operand = unary(from: &index)
        operands.append(operand)
        continue
      }
      index += 1
    }
    while !marks.isEmpty { reduceOnce() }
    guard let result = operands.popLast() else {
      return Operand(node: items[0].node, comments: 0..<0, effects: 0..<0)
    }
    return applyingEffects(of: result)
  }

  /// Whether an operator that is declared elsewhere stands beside other operators, so that how they
  /// nest is a guess.
  private func dependsOnUnknownOperator() -> Bool {
    var count = 0
    var hasUnknown = false
    for item in items where item.role == .binary || item.role == .cast {
      count += 1
      if draft.nodes[Int(item.node)].kind == .customOperator,
        operators.precedence(of: text(of: item.node)).isGuess
      {
        hasUnknown = true
      }
    }
    return hasUnknown && count > 1
  }

  /// Puts together what binds tighter than an operator of that precedence which comes now.
  private mutating func reduce(before next: OperatorTable.Precedence) {
    while let mark = marks.last, !mark.isOpen,
      mark.precedence.rank > next.rank
        || (mark.precedence.rank == next.rank && !next.isRightAssociative)
    {
      reduceOnce()
    }
  }

  /// Puts the last operator and its operands together.
  private mutating func reduceOnce() {
    guard let mark = marks.popLast(), let right = operands.popLast() else { return }
    let item = items[mark.item]
    if item.role == .question {
      guard let middle = operands.popLast(), let left = operands.popLast() else { return }
      operands.append(ternary(left, mark, middle, right))
      return
    }
    guard let left = operands.popLast() else { return }
    let wrapped = applyingEffects(of: right)
    let shape: BinaryShape
    if item.role == .assignment {
      shape = BinaryShape(kind: .assignment, left: .target, mark: .operator, right: .result)
    } else {
      let text = operatorText(of: item.node)
      shape = .of(text)
      // The scanner knows some operators by text alone.
      if let kind = Kind.token(text) { draft.nodes[Int(item.node)].kind = kind }
    }
    let node = join(
      shape.kind,
      [
        Part(left.node, shape.left), Part(item.node, shape.mark, after: item.comments),
        Part(wrapped.node, shape.right, after: wrapped.comments),
      ])
    operands.append(Operand(node: node, comments: left.comments, effects: left.effects))
  }

  private mutating func ternary(
    _ condition: Operand, _ mark: Mark, _ middle: Operand, _ right: Operand
  ) -> Operand {
    let (question, colon) = (items[mark.item], items[mark.colon])
    let (ifTrue, ifFalse) = (applyingEffects(of: middle), applyingEffects(of: right))
    let node = join(
      .ternaryExpression,
      [
        Part(condition.node, .condition), Part(question.node, after: question.comments),
        Part(ifTrue.node, .ifTrue, after: ifTrue.comments),
        Part(colon.node, after: colon.comments),
        Part(ifFalse.node, .ifFalse, after: ifFalse.comments),
      ])
    return Operand(node: node, comments: condition.comments, effects: condition.effects)
  }

  /// Puts `as` or `is` and the type behind it around the last operand.
  private mutating func castLast(_ index: Int) {
    guard let left = operands.popLast() else { return }
    let item = items[index]
    let target: Field = item.kind == .asExpression ? .expr : .target
    var parts = [
      Part(left.node, target),
      Part(item.node, item.kind == .asExpression ? .none : .op, after: item.comments),
    ]
    var node = item.tail
    while node >= 0 {
      parts.append(Part(node, draft.nodes[Int(node)].field))
      node = draft.nodes[Int(node)].next
    }
    let cast = join(item.kind, parts)
    operands.append(Operand(node: cast, comments: left.comments, effects: left.effects))
  }

  /// Puts the effects that wait around the operand.
  mutating func applyingEffects(of operand: Operand) -> Operand {
    var result = operand
    for index in operand.effects.reversed() {
      let effect = items[index]
      let node = join(
        effect.kind,
        [Part(effect.node), Part(result.node, .expr, after: result.comments)])
      result = Operand(node: node, comments: effect.comments, effects: 0..<0)
    }
    result.effects = 0..<0
    return result
  }

  /// A part of a node that is put together, and the comments before it.
  struct Part {
    var node: DraftID
    var field: Field
    var comments: Range<Int>

    init(_ node: DraftID, _ field: Field = .none, after comments: Range<Int> = 0..<0) {
      self.node = node
      self.field = field
      self.comments = comments
    }
  }

  /// Makes a node of parts and the comments before them.
  mutating func join(_ kind: Kind, _ parts: [Part]) -> DraftID {
    let start = parts.first.map { draft.nodes[Int($0.node)].start } ?? 0
    let end = parts.last.map { draft.nodes[Int($0.node)].end } ?? 0
    let id = draft.add(DraftTree.Node(kind: kind, start: start, end: end))
    if isAmbiguous, !Self.tightKinds.contains(kind) {
      draft.nodes[Int(id)].flags.insert(.uncertain)
    }
    var last: DraftID = -1
    for part in parts {
      for index in part.comments { append(comments[index], to: id, after: &last) }
      draft.nodes[Int(part.node)].field = part.field
      append(part.node, to: id, after: &last)
    }
    return id
  }

  /// What binds tighter than any operator with two operands, whatever its precedence.
  private static let tightKinds = KindSet([
    .callExpression, .constructorExpression, .navigationExpression, .genericExpression,
    .optionalChainingExpression, .prefixExpression, .postfixExpression,
  ])

  private mutating func append(_ child: DraftID, to parent: DraftID, after last: inout DraftID) {
    if last >= 0 {
      draft.nodes[Int(last)].next = child
    } else {
      draft.nodes[Int(parent)].firstChild = child
    }
    draft.nodes[Int(child)].next = -1
    last = child
  }
}
