import SyntaxTrees

/// Counts the branches that code chooses between.
enum BranchCount {
  /// The number of `if`, `else if`, `else` and `case` in some neighbours, those in closures and
  /// functions aside.
  static func of(_ nodes: [Node]) -> Int {
    var waiting = nodes
    var count = 0
    while let node = waiting.popLast() {
      switch node.kind {
      case .lambdaLiteral, .functionDeclaration, .classDeclaration, .computedProperty: continue
      case .ifStatement: count += 1 + (hasLastElse(node) ? 1 : 0)
      case .switchEntry: count += 1
      default: break
      }
      waiting += node.namedChildren
    }
    return count
  }

  /// Whether an `else` follows that is no `else if`.
  private static func hasLastElse(_ statement: Node) -> Bool {
    statement.child(.else) != nil && statement.codeChildren.last?.kind != .ifStatement
  }
}
