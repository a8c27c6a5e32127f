import QueryLanguage
import SyntaxTrees

/// Tells places where `{` would begin a statement's block.
enum StatementHead {
  /// What encloses code so that a `{` in it belongs to the code.
  private static let enclosing: Set<Kind> = [
    .valueArguments, .tupleExpression, .arrayLiteral, .dictionaryLiteral, .lambdaLiteral,
    .statements, .interpolatedExpression, .rawStrInterpolation, .functionBody, .computedProperty,
    .classBody, .enumClassBody, .protocolBody, .sourceFile, .macroInvocation,
  ]

  /// Whether the end of a match stands in the head of a statement, open to its block.
  static func judge(_ match: Match) -> Judgement {
    var child = match.nodes.last ?? match.node
    while let parent = child.parent {
      if enclosing.contains(parent.kind) { break }
      if isHead(child, of: parent) {
        let word = parent.firstToken?.text ?? "statement"
        return Judgement(.yes, "the code stands in the head of the \(word) at line \(parent.line)")
      }
      child = parent
    }
    return Judgement(.no, "the code does not stand in the head of a statement")
  }

  private static func isHead(_ child: Node, of statement: Node) -> Bool {
    switch statement.kind {
    case .ifStatement, .guardStatement, .whileStatement:
      // Nothing but the conditions is nested in these, save their blocks and `else if`.
      child.kind != .statements && (child.kind != .ifStatement || child.field == .condition)
    case .forStatement: child.field == .collection || child.kind == .whereClause
    case .switchStatement: child.field == .expr
    case .catchBlock: child.field == .error || child.kind == .whereClause
    default: false
    }
  }
}
