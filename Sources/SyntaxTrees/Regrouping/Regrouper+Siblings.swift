extension Regrouper {
  /// Whether a question mark behind a node chains optionals: `[A?]()`, `f(a?)`, `a?` alone.
  ///
  /// In patterns it is a part of the pattern.
  func canHoldOptional(_ parent: DraftID, _ node: DraftID, mark: DraftID) -> Bool {
    Self.kindsOfOptionalHolders.contains(draft.nodes[Int(parent)].kind)
      && draft.nodes[Int(node)].field == draft.nodes[Int(mark)].field
      && draft.nodes[Int(node)].kind.isNamed && !draft.isComment(node)
  }

  /// Makes one expression of an operand and the question mark behind it.
  mutating func joinMark(_ mark: DraftID, to id: DraftID) {
    var operand = draft.nodes[Int(id)]
    let next = draft.nodes[Int(mark)].next
    if operand.firstChild < 0 { pending.append(id) }
    operand.field = .none
    draft.nodes[Int(mark)].field = .none
    let inner = draft.add(operand)
    draft.nodes[Int(id)].kind = .optionalChainingExpression
    draft.nodes[Int(id)].flags = []
    draft.nodes[Int(id)].end = draft.nodes[Int(mark)].end
    draft.setChildren(of: id, to: [inner, mark])
    draft.nodes[Int(id)].next = next
  }

  /// Makes one statement of `throw` and what is thrown, as the grammar does inside of blocks.
  mutating func joinThrow(_ id: DraftID) {
    var keyword = draft.nodes[Int(id)]
    let thrown = keyword.next
    guard keyword.firstChild < 0, thrown >= 0, draft.nodes[Int(thrown)].kind.isNamed,
      !draft.isComment(thrown)
    else { return }
    keyword.next = -1
    let next = draft.nodes[Int(thrown)].next
    draft.nodes[Int(id)].kind = .controlTransferStatement
    draft.nodes[Int(id)].end = draft.nodes[Int(thrown)].end
    draft.setChildren(of: id, to: [draft.add(keyword), thrown])
    draft.nodes[Int(id)].next = next
    pending.append(id)
  }

  private static let kindsOfOptionalHolders = KindSet([
    .statements, .sourceFile, .arrayLiteral, .dictionaryLiteral, .tupleExpression, .valueArgument,
    .propertyDeclaration, .interpolatedExpression,
  ])
}
