/// How tightly operators bind: those of the standard library, and those that a file declares.
struct OperatorTable {
  /// A precedence group.
  struct Precedence {
    /// The larger, the tighter.
    var rank: Double
    var isRightAssociative = false
    /// Whether the operator is declared nowhere that we see, so that its group is a guess.
    var isGuess = false
  }

  static let assignment = Precedence(rank: 10, isRightAssociative: true)
  static let ternary = Precedence(rank: 20, isRightAssociative: true)
  static let cast = Precedence(rank: 70)
  private static let unknown = Precedence(rank: 25, isGuess: true)

  private var groups: [String: Precedence]
  private var operators: [String: Precedence]

  private init(groups: [String: Precedence], operators: [String: String]) {
    self.groups = groups
    self.operators = operators.compactMapValues { groups[$0] }
  }

  func precedence(of text: String) -> Precedence { operators[text] ?? Self.unknown }

  mutating func declareOperator(_ text: String, group: String?) {
    operators[text] = group.flatMap { groups[$0] } ?? Precedence(rank: Self.unknown.rank)
  }

  /// Puts a group above and below those that it names; between them, if it names both.
  mutating func declareGroup(
    _ name: String, above: String?, below: String?, isRightAssociative: Bool
  ) {
    let lower = above.flatMap { groups[$0]?.rank }
    let higher = below.flatMap { groups[$0]?.rank }
    let rank: Double
    switch (lower, higher) {
    case (let lower?, let higher?): rank = (lower + higher) / 2
    case (let lower?, nil): rank = lower + 0.5
    case (nil, let higher?): rank = higher - 0.5
    case (nil, nil): rank = Self.unknown.rank
    }
    groups[name] = Precedence(rank: rank, isRightAssociative: isRightAssociative)
  }

  /// The operators of the standard library.
  static let standard = OperatorTable(
    groups: [
      "AssignmentPrecedence": assignment, "FunctionArrowPrecedence": Precedence(rank: 15),
      "TernaryPrecedence": ternary, "DefaultPrecedence": Precedence(rank: 25),
      "LogicalDisjunctionPrecedence": Precedence(rank: 30),
      "LogicalConjunctionPrecedence": Precedence(rank: 40),
      "ComparisonPrecedence": Precedence(rank: 50),
      "NilCoalescingPrecedence": Precedence(rank: 60, isRightAssociative: true),
      "CastingPrecedence": cast, "RangeFormationPrecedence": Precedence(rank: 80),
      "AdditionPrecedence": Precedence(rank: 90),
      "MultiplicationPrecedence": Precedence(rank: 100),
      "BitwiseShiftPrecedence": Precedence(rank: 110),
    ],
    operators: names(
      [
        ("AssignmentPrecedence", "= *= /= %= += -= <<= >>= &= ^= |= &*= &+= &-= &<<= &>>="),
        ("AssignmentPrecedence", ".&= .|= .^="),
        ("LogicalDisjunctionPrecedence", "||"), ("LogicalConjunctionPrecedence", "&&"),
        ("ComparisonPrecedence", "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
        ("NilCoalescingPrecedence", "??"), ("RangeFormationPrecedence", "... ..<"),
        ("AdditionPrecedence", "+ - &+ &- | ^ .| .^"),
        ("MultiplicationPrecedence", "* / % &* & .&"),
        ("BitwiseShiftPrecedence", "<< >> &<< &>>"),
      ]))

  private static func names(_ rows: [(group: String, operators: String)]) -> [String: String] {
    var result: [String: String] = [:]
    for row in rows {
      for name in row.operators.split(separator: " ") { result[String(name)] = row.group }
    }
    return result
  }
}
