/// The kind and the fields that the grammar gives to a binary operator's node.
struct BinaryShape {
  var kind: Kind
  var left: Field
  var mark: Field
  var right: Field

  /// The shape for an operator of that text.
  static func of(_ text: String) -> BinaryShape { table[text] ?? custom }

  private static let custom = operation(.infixExpression)

  private static let table: [String: BinaryShape] = {
    var result: [String: BinaryShape] = [:]
    let rows: [(Kind, String)] = [
      (.additiveExpression, "+ -"), (.multiplicativeExpression, "* / %"),
      (.comparisonExpression, "< > <= >="), (.equalityExpression, "== != === !=="),
      (.conjunctionExpression, "&&"), (.disjunctionExpression, "||"),
      (.bitwiseOperation, "& | ^ << >>"),
    ]
    for (kind, names) in rows {
      for name in names.split(separator: " ") { result[String(name)] = operation(kind) }
    }
    result["??"] = BinaryShape(
      kind: .nilCoalescingExpression, left: .value, mark: .none, right: .ifNil)
    for name in ["...", "..<"] {
      result[name] = BinaryShape(kind: .rangeExpression, left: .start, mark: .op, right: .end)
    }
    return result
  }()

  private static func operation(_ kind: Kind) -> BinaryShape {
    BinaryShape(kind: kind, left: .lhs, mark: .op, right: .rhs)
  }
}
