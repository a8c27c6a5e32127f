extension Regrouper {
  /// Reads an operand with the effects and prefix operators before it and the suffixes behind it.
  mutating func unary(from index: inout Int) -> Operand {
    let start = index
    while index < items.count, items[index].role == .effect { index += 1 }
    let effects = start..<index
    let prefixStart = index
    while index < items.count, items[index].role == .prefix || items[index].role == .effect {
      index += 1
    }
    let prefixes = prefixStart..<index
    var operand = postfix(from: &index)
    for place in prefixes.reversed() {
      let item = items[place]
      let kind = item.kind
      let target: Field
      switch kind {
      case .openStartRangeExpression: target = .end
      case .prefixExpression: target = .target
      default: target = .expr
      }
      let mark: Field = kind == .prefixExpression ? .operation : .none
      let node = join(
        kind, [Part(item.node, mark), Part(operand.node, target, after: operand.comments)])
      operand = Operand(node: node, comments: item.comments, effects: 0..<0)
    }
    operand.effects = effects
    return operand
  }

  /// Reads an operand and the suffixes behind it.
  private mutating func postfix(from index: inout Int) -> Operand {
    guard index < items.count else { return Operand(node: -1, comments: 0..<0, effects: 0..<0) }
    var base = Operand(node: items[index].node, comments: items[index].comments, effects: 0..<0)
    if items[index].role == .dot, index + 1 < items.count {
      let (dot, name) = (items[index], items[index + 1])
      base.node = join(
        .prefixExpression,
        [Part(dot.node, .operation), Part(name.node, .target, after: name.comments)])
      index += 1
    }
    index += 1
    while index < items.count, items[index].role == .suffix {
      base.node = join(base.node, withSuffixAt: &index)
    }
    return base
  }

  private mutating func join(_ base: DraftID, withSuffixAt index: inout Int) -> DraftID {
    let item = items[index]
    index += 1
    let baseField: Field
    let kind: Kind
    var field = Field.none
    switch draft.nodes[Int(item.node)].kind {
    case .callSuffix, .constructorSuffix:
      return call(base, item, next: &index)
    case .navigationSuffix:
      (kind, baseField, field) = (.navigationExpression, .target, .suffix)
    case .typeArguments:
      (kind, baseField) = (.genericExpression, .none)
    case Self.questionMark:
      (kind, baseField) = (.optionalChainingExpression, .none)
    default:
      if item.kind == .openEndRangeExpression {
        (kind, baseField) = (item.kind, .start)
      } else {
        (kind, baseField, field) = (.postfixExpression, .target, .operation)
      }
    }
    return join(kind, [Part(base, baseField), Part(item.node, field, after: item.comments)])
  }

  /// Makes a call.
  ///
  /// Arguments and the closures behind them that the grammar has made two calls of become one.
  private mutating func call(
    _ base: DraftID, _ item: ClusterItem, next index: inout Int
  ) -> DraftID {
    var suffix = item.node
    if endsWithArguments(suffix), index < items.count, items[index].role == .suffix,
      startsWithClosure(items[index].node)
    {
      suffix = merged(suffix, with: items[index])
      index += 1
    }
    if draft.nodes[Int(base)].kind == .macroInvocation, startsWithClosure(suffix),
      let own = draft.children(of: base).last, endsWithArguments(own)
    {
      let closures = ClusterItem(role: .suffix, node: suffix, comments: item.comments)
      let whole = merged(own, with: closures)
      draft.setChildren(of: base, to: draft.children(of: base).dropLast() + [whole])
      draft.nodes[Int(base)].end = draft.nodes[Int(whole)].end
      return base
    }
    let isType = Self.typeKinds.contains(draft.nodes[Int(base)].kind)
    draft.nodes[Int(suffix)].kind = isType ? .constructorSuffix : .callSuffix
    return join(
      isType ? .constructorExpression : .callExpression,
      [
        Part(base, isType ? .constructedType : .none),
        Part(suffix, .none, after: item.comments),
      ])
  }

  /// Whether a call's suffix is arguments in parentheses or brackets alone.
  private func endsWithArguments(_ suffix: DraftID) -> Bool {
    let node = draft.nodes[Int(suffix)]
    guard node.kind == .callSuffix || node.kind == .constructorSuffix, node.firstChild >= 0 else {
      return false
    }
    let first = draft.nodes[Int(node.firstChild)]
    return first.kind == .valueArguments && first.next < 0
  }

  /// One suffix of the parts of two.
  private mutating func merged(_ suffix: DraftID, with closures: ClusterItem) -> DraftID {
    let parts =
      draft.children(of: suffix) + comments[closures.comments]
      + draft.children(of: closures.node)
    let merged = draft.add(draft.nodes[Int(suffix)].kind, over: parts)
    // Both suffixes are on the list of nodes to be looked at; so is what they hold now.
    draft.nodes[Int(suffix)].firstChild = -1
    draft.nodes[Int(closures.node)].firstChild = -1
    pending.append(merged)
    return merged
  }

  /// Types that are called to make a value.
  private static let typeKinds = KindSet([.userType, .arrayType, .dictionaryType])
}
