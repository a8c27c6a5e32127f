extension Restorer {
  /// Puts blanked effects, which are in a row, around the expression behind them.
  mutating func restoreEffects(_ effects: ArraySlice<StandIn>, leaf: Int, count: Int) -> Bool {
    guard leaf < count, let first = effects.first, let last = effects.last else { return false }
    var whole = leaf
    let start = draft.nodes[leaf].start
    // The nodes that begin with a leaf come right before it. The statement around the expression
    // begins with its keyword.
    while whole > 0, draft.nodes[whole - 1].start == start { whole -= 1 }
    guard last.range.upperBound <= Int(start),
      isBlank(last.range.upperBound..<Int(start))
    else { return false }
    var shells: [(kind: Kind, mark: DraftID)] = []
    for effect in effects {
      guard let shell = shell(for: effect.range) else { return false }
      shells.append(shell)
    }
    var inner = draft.nodes[whole]
    (inner.field, inner.next) = (.expr, -1)
    var expression = draft.add(inner)
    for shell in shells.dropFirst().reversed() {
      expression = draft.add(shell.kind, field: .expr, over: [shell.mark, expression])
    }
    draft.nodes[whole].kind = shells[0].kind
    draft.nodes[whole].flags = []
    draft.setChildren(of: DraftID(whole), to: [shells[0].mark, expression])
    extendStart(of: whole, to: Int32(clamping: first.range.lowerBound))
    return true
  }

  /// The kind of node that an effect makes, and the effect's own node.
  private mutating func shell(for range: Range<Int>) -> (kind: Kind, mark: DraftID)? {
    let start = range.lowerBound
    switch String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self) {
    case "await": return (.awaitExpression, token("await", at: start))
    case "unsafe": return (.unsafeExpression, token("unsafe", at: start))
    case "consume": return (.consumeExpression, token("consume", at: start))
    case "try": return (.tryExpression, draft.add(.tryOperator, over: [token("try", at: start)]))
    case "try?", "try!":
      let mark = String(decoding: source[(start + 3)..<(start + 4)], as: UTF8.self)
      let parts = [token("try", at: start), token(mark, at: start + 3)]
      return (.tryExpression, draft.add(.tryOperator, over: parts))
    default: return nil
    }
  }
}
