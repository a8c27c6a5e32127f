/// How tightly an expression holds together: what binds less tightly than its place asks for needs
/// parentheses there.
///
/// The numbers follow Swift's precedences; only their order means something.
public struct Tightness: Sendable, Hashable, Comparable {
  private let level: Int

  private init(_ level: Int) { self.level = level }

  /// What never needs parentheses: names, literals, calls, members.
  public static let primary = Tightness(100)
  /// `-a`, `!a`.
  public static let prefix = Tightness(90)
  /// An expression of which the order of operations is not known, or better be seen.
  public static let loose = Tightness(0)

  /// Whether the first comes apart where the second holds together.
  public static func < (a: Tightness, b: Tightness) -> Bool { a.level < b.level }

  /// How tightly the operands of a binary operator hold together, by what the tree calls it; nil for
  /// anything else.
  public static func ofOperation(_ kind: Kind, operator text: String) -> Tightness? {
    switch kind {
    case .bitwiseOperation:
      text == "&" ? Tightness(70) : ["|", "^"].contains(text) ? Tightness(60) : Tightness(80)
    case .multiplicativeExpression: Tightness(70)
    case .additiveExpression: Tightness(60)
    case .rangeExpression: Tightness(50)
    case .nilCoalescingExpression: Tightness(40)
    case .comparisonExpression, .equalityExpression: Tightness(30)
    case .conjunctionExpression: Tightness(20)
    case .disjunctionExpression: Tightness(15)
    case .ternaryExpression: Tightness(10)
    case .infixExpression, .asExpression, .checkExpression, .assignment: .loose
    default: nil
    }
  }

  /// Whether of several such operators in a row the first comes first.
  public var isLeftAssociative: Bool { [70, 60, 20, 15].contains(level) }
  /// Whether of several such operators in a row the last comes first.
  public var isRightAssociative: Bool { level == 40 }
}

extension Node {
  /// How tightly the expression holds together, `try` and `await` before it included.
  public var tightness: Tightness {
    switch kind {
    case .tryExpression, .awaitExpression, .unsafeExpression, .consumeExpression,
      .openStartRangeExpression, .openEndRangeExpression, .ifStatement, .switchStatement:
      .loose
    case .prefixExpression: firstToken?.hasText(".") ?? false ? .primary : .prefix
    default:
      Tightness.ofOperation(
        kind, operator: children.first { !$0.isNamed && !$0.isComment }?.text ?? "") ?? .primary
    }
  }

  /// The expression behind `try` and `await`, which reach over all operators that follow; nil if
  /// that would change what they mean, as of `try?`, or if there are none.
  public var valueBehindEffects: Node? {
    guard kind == .tryExpression || kind == .awaitExpression,
      let value = Array(children).last(where: { !$0.isComment }),
      !children.contains(where: { $0.kind == .tryOperator && $0.text.hasSuffix("?") })
    else { return nil }
    return value.valueBehindEffects ?? value
  }
}
