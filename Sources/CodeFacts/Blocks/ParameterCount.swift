import SyntaxTrees

/// Counts the parameters of closures.
enum ParameterCount {
  /// How many parameters a closure has: those that it names, or else those up to the highest of `$0`,
  /// `$1` … that it uses itself, not in a closure inside of it; nil if the node is no closure.
  static func of(_ closure: Node) -> Int? {
    guard closure.kind == .lambdaLiteral else { return nil }
    if let type = closure.child(.type) {
      return type.descendants.count { $0.kind == .lambdaParameter }
    }
    // What closures inside use is theirs.
    var waiting = closure.namedChildren
    var count = 0
    while let node = waiting.popLast() {
      if node.kind == .lambdaLiteral { continue }
      if let number = node.parameterNumber { count = max(count, number + 1) }
      waiting += node.namedChildren
    }
    return count
  }
}
