extension Regrouper {
  /// Whether the cluster is a mere chain of members and calls, nested as it should be.
  ///
  /// Most clusters are, and need no rebuilding; what their nodes hold is put on the list then.
  mutating func isSoundSpine(_ root: DraftID) -> Bool {
    let mark = pending.count
    var id = root
    while true {
      let node = draft.nodes[Int(id)]
      guard Self.spineKinds.contains(node.kind), let (base, suffix) = spineParts(of: id) else {
        pending.removeLast(pending.count - mark)
        return false
      }
      pending.append(suffix)
      let baseKind = draft.nodes[Int(base)].kind
      if !Self.clusterKinds.contains(baseKind) {
        guard !Self.kindsOfMisreadBases.contains(baseKind) else {
          pending.removeLast(pending.count - mark)
          return false
        }
        if draft.nodes[Int(base)].firstChild >= 0 { pending.append(base) }
        return true
      }
      let isCall = baseKind == .callExpression || baseKind == .constructorExpression
      if isCall, startsWithClosure(suffix) {
        pending.removeLast(pending.count - mark)
        return false
      }
      id = base
    }
  }

  /// The first and the last part of a node, if it has no others but comments.
  private func spineParts(of id: DraftID) -> (base: DraftID, suffix: DraftID)? {
    let base = draft.nodes[Int(id)].firstChild
    guard base >= 0 else { return nil }
    var next = draft.nodes[Int(base)].next
    while next >= 0, draft.isComment(next) { next = draft.nodes[Int(next)].next }
    guard next >= 0, draft.nodes[Int(next)].next < 0 else { return nil }
    guard Self.suffixKinds.contains(draft.nodes[Int(next)].kind), !isGenericMember(next) else {
      return nil
    }
    return (base, next)
  }

  /// Whether a suffix is a member with generic arguments, which have to come out of it.
  private func isGenericMember(_ suffix: DraftID) -> Bool {
    let node = draft.nodes[Int(suffix)]
    guard node.kind == .navigationSuffix, node.firstChild >= 0 else { return false }
    let name = draft.nodes[Int(node.firstChild)].next
    return name >= 0 && draft.nodes[Int(name)].kind == .genericExpression
  }

  func startsWithClosure(_ suffix: DraftID) -> Bool {
    let first = draft.nodes[Int(suffix)].firstChild
    return first >= 0 && draft.nodes[Int(first)].kind == .lambdaLiteral
  }

  private static let spineKinds = KindSet([
    .callExpression, .navigationExpression, .constructorExpression,
  ])

  static let suffixKinds = KindSet([.callSuffix, .constructorSuffix, .navigationSuffix])

  /// Where one of these is called or is the base of a member, the grammar has misread something.
  private static let kindsOfMisreadBases: KindSet = {
    let tokens = ["+", "-", "~", "&", "++", "--", "async", "if", "switch"].map {
      Kind(knownToken: $0)
    }
    return KindSet(tokens + [.bang, .customOperator, .macroInvocation, .error])
  }()
}
