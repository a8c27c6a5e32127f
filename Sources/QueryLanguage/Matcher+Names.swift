extension Matcher {
  /// The names of all captures that the matcher speaks of, in whatever part of it.
  public var names: Set<String> {
    switch self {
    case .pattern(let pattern): Set(pattern.names)
    case .query(let query): Set(query.captureNames)
    case .kind, .regex: []
    case .all(let parts), .any(let parts): parts.reduce(into: []) { $0.formUnion($1.names) }
    case .not(let part), .inside(let part), .has(let part), .precedes(let part),
      .follows(let part):
      part.names
    }
  }
}
