public import SyntaxTrees

extension Matcher {
  /// The kinds that the first node of a match can have; nil if it can have any.
  public var rootKinds: Set<Kind>? {
    switch self {
    case .pattern(let pattern): return pattern.program.rootKinds
    case .query(let query): return query.rootKinds
    case .kind(let kinds): return Set(kinds)
    case .regex, .not, .inside, .has, .precedes, .follows: return nil
    case .all(let matchers):
      return matchers.reduce(nil) { known, matcher in
        guard let kinds = matcher.rootKinds else { return known }
        return known.map { $0.intersection(kinds) } ?? kinds
      }
    case .any(let matchers):
      var all: Set<Kind> = []
      for matcher in matchers {
        guard let kinds = matcher.rootKinds else { return nil }
        all.formUnion(kinds)
      }
      return all
    }
  }

  /// What names a file must contain to have a match at all.
  public var requiredLiterals: LiteralFormula { requiredLiterals(bound: [:]) }

  /// What names a file must contain to have a match in which some captures stand for code that is
  /// known.
  public func requiredLiterals(bound: Captures) -> LiteralFormula {
    switch self {
    case .pattern(let pattern): pattern.requiredLiterals(bound: bound)
    case .query(let query): query.requiredLiterals(bound: bound)
    case .kind, .regex, .not: .always
    case .all(let matchers):
      LiteralFormula.all(matchers.map { $0.requiredLiterals(bound: bound) }).simplified
    case .any(let matchers):
      LiteralFormula.any(matchers.map { $0.requiredLiterals(bound: bound) }).simplified
    case .inside(let matcher), .has(let matcher), .precedes(let matcher), .follows(let matcher):
      matcher.requiredLiterals(bound: bound)
    }
  }

  /// The names of what a match calls, if every match is a call of a plain or a member function;
  /// nil if it may be anything.
  public var calleeNames: Set<String>? {
    switch self {
    case .pattern(let pattern): return pattern.calleeNames
    case .query, .kind, .regex, .not, .inside, .has, .precedes, .follows: return nil
    case .all(let matchers): return matchers.lazy.compactMap(\.calleeNames).first
    case .any(let matchers):
      var all: Set<String> = []
      for matcher in matchers {
        guard let names = matcher.calleeNames else { return nil }
        all.formUnion(names)
      }
      return all
    }
  }
}
