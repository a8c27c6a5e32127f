public import SyntaxTrees

/// A place in code that asks of the expression in it how tightly it holds together.
public enum OperandPlace: Sendable, Hashable {
  /// Behind a prefix operator, or before a dot, a call's parentheses, `?` or `!`.
  case tight
  /// To the left of a binary operator.
  case left(of: Tightness)
  /// To the right of a binary operator.
  case right(of: Tightness)

  /// Whether an expression would come apart here without parentheses around it.
  public func needsParentheses(_ expression: Node) -> Bool {
    switch self {
    case .tight: expression.tightness < .primary
    case .left(let operation):
      // Nothing stands before `try` and `await` here, so that they may stand before all.
      comesApart(
        (expression.valueBehindEffects ?? expression).tightness, operation,
        isFirst: operation.isLeftAssociative)
    case .right(let operation):
      comesApart(expression.tightness, operation, isFirst: operation.isRightAssociative)
    }
  }

  private func comesApart(_ own: Tightness, _ other: Tightness, isFirst: Bool) -> Bool {
    own < other || (own == other && !isFirst)
  }
}

extension Pattern {
  /// The places of placeholders that stand for one operand, by the placeholder's item.
  public var operandPlaces: [Int: OperandPlace] {
    var result: [Int: OperandPlace] = [:]
    func note(_ id: PatternNodeID, _ place: OperandPlace) {
      if case .hole(let hole, let item) = program[id].content, hole.count == .one {
        result[item] = place
      }
    }
    for node in program.nodes {
      guard let first = node.children.first, let last = node.children.last, first != last else {
        continue
      }
      switch node.kind {
      case .navigationExpression, .optionalChainingExpression, .postfixExpression:
        note(first, .tight)
      case .prefixExpression where !program[first].isToken("."): note(last, .tight)
      default:
        let token = node.children.dropFirst().first.map(text) ?? ""
        guard let operation = Tightness.ofOperation(node.kind, operator: token) else { continue }
        note(first, .left(of: operation))
        // What a cast or an assignment has there is no operand, and of a ternary nothing asks.
        if operation > .loose, node.kind != .ternaryExpression {
          note(last, .right(of: operation))
        }
      }
    }
    return result
  }

  private func text(_ id: PatternNodeID) -> String {
    switch program[id].content {
    case .token(let bytes, _): String(decoding: bytes, as: UTF8.self)
    case .inner(let children): children.map(text).joined()
    case .hole: ""
    }
  }
}
