extension Regrouper {
  /// Reads `A<B>.c` and `a.B<C>(d)`, which the grammar takes for two comparisons, as generic
  /// arguments, and makes a type of a name with generic arguments that is called or has a member,
  /// as the grammar does where it sees one.
  mutating func readGenericArguments() {
    readComparisonsAsGenericArguments()
    guard items.contains(where: { draft.nodes[Int($0.node)].kind == .typeArguments }) else {
      return
    }
    var index = 1
    while index < items.count {
      if draft.nodes[Int(items[index].node)].kind == .typeArguments,
        index + 1 < items.count, items[index + 1].role == .suffix,
        Self.suffixKinds.contains(draft.nodes[Int(items[index + 1].node)].kind)
      {
        index = makeType(endingAt: index)
      }
      index += 1
    }
  }

  /// Makes one operand, a type, of a dotted name and the generic arguments behind it.
  ///
  /// - Returns: the place of the operand, or of the arguments if what is before them is no name.
  private mutating func makeType(endingAt end: Int) -> Int {
    var start = end - 1
    while start > 0, isPlainMember(items[start]) { start -= 1 }
    let base = draft.nodes[Int(items[start].node)]
    guard items[start].role == .operand, start == 0 || items[start - 1].role != .dot,
      base.kind == .simpleIdentifier || base.kind == .userType, items[end].comments.isEmpty
    else { return end }
    var parts: [DraftID] = []
    if base.kind == .userType {
      parts = draft.children(of: items[start].node)
    } else {
      draft.nodes[Int(items[start].node)].kind = .typeIdentifier
      parts = [items[start].node]
    }
    for item in items[(start + 1)..<end] {
      parts +=
        draft.nodes[Int(item.node)].kind == .typeArguments
        ? [item.node] : memberTypeParts(of: item.node)
    }
    for part in parts { draft.nodes[Int(part)].field = .none }
    parts.append(items[end].node)
    var type = items[start]
    type.node = draft.add(.userType, over: parts)
    items.replaceSubrange(start...end, with: [type])
    return start
  }

  private func isPlainMember(_ item: ClusterItem) -> Bool {
    guard item.role == .suffix, item.comments.isEmpty else { return false }
    let node = draft.nodes[Int(item.node)]
    if node.kind == .typeArguments { return true }
    guard node.kind == .navigationSuffix, node.firstChild >= 0 else { return false }
    let name = draft.nodes[Int(node.firstChild)].next
    return name >= 0 && draft.nodes[Int(name)].next < 0
      && draft.nodes[Int(name)].kind == .simpleIdentifier
  }

  private mutating func readComparisonsAsGenericArguments() {
    guard
      items.contains(where: {
        $0.role == .binary && draft.nodes[Int($0.node)].kind == Self.lessThan
      })
    else { return }
    let old = items
    items.removeAll(keepingCapacity: true)
    var index = 0
    while index < old.count {
      if index > 0, old[index].role == .binary,
        draft.nodes[Int(old[index].node)].kind == Self.lessThan,
        let next = appendGenericArguments(old, at: index)
      {
        index = next
      } else {
        items.append(old[index])
        index += 1
      }
    }
  }

  /// Appends what `<` at `index` begins as a suffix, with the member or the call behind it.
  ///
  /// - Returns: the place behind what was read, nil if this is a comparison after all.
  private mutating func appendGenericArguments(_ old: [ClusterItem], at index: Int) -> Int? {
    guard isAdjacent(old, index - 1, index), isAdjacent(old, index, index + 1) else { return nil }
    var reader = GenericClauseReader(items: old, index: index)
    guard let clause = reader.read(in: &self), reader.pendingCloses == 0,
      reader.index < old.count
    else { return nil }
    let end = draft.nodes[Int(clause)].end
    let next = old[reader.index]
    guard next.comments.isEmpty else { return nil }
    if next.role == .dot, reader.index + 1 < old.count {
      items.append(ClusterItem(role: .suffix, node: clause))
      let name = navigationSuffix(next.node, old[reader.index + 1].node)
      items.append(ClusterItem(role: .suffix, node: name))
      return reader.index + 2
    }
    guard next.role == .operand, draft.nodes[Int(next.node)].start == end,
      draft.nodes[Int(next.node)].kind == .tupleExpression
    else {
      return nil
    }
    items.append(ClusterItem(role: .suffix, node: clause))
    let suffix = draft.add(.callSuffix, over: [arguments(ofTuple: next.node)])
    items.append(ClusterItem(role: .suffix, node: suffix))
    return reader.index + 1
  }

  func isAdjacent(_ items: [ClusterItem], _ first: Int, _ second: Int) -> Bool {
    guard first >= 0, second < items.count, items[second].comments.isEmpty else { return false }
    return draft.nodes[Int(items[first].node)].end == draft.nodes[Int(items[second].node)].start
  }

  /// The arguments that are written like this tuple.
  private mutating func arguments(ofTuple tuple: DraftID) -> DraftID {
    var parts: [DraftID] = []
    var argument: [DraftID] = []
    for child in draft.children(of: tuple) {
      let node = draft.nodes[Int(child)]
      let isBracket = node.kind == Self.openParenthesis || node.kind == Self.closeParenthesis
      if isBracket || node.kind == Self.comma || (draft.isComment(child) && argument.isEmpty) {
        if !argument.isEmpty { parts.append(draft.add(.valueArgument, over: argument)) }
        argument = []
        parts.append(child)
      } else if node.field == .name {
        draft.nodes[Int(child)].field = .none
        argument.append(draft.add(.valueArgumentLabel, field: .name, over: [child]))
      } else {
        argument.append(child)
      }
    }
    return draft.add(.valueArguments, over: parts)
  }
}
