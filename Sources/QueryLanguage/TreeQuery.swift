public import SyntaxTrees

/// A query in tree-sitter's own notation, such as `(call_expression (simple_identifier) @name)`.
///
/// Node names are those of the repaired tree. Tokens that the grammar keeps out of its tree are
/// not seen by queries. A query may hold several patterns; each matches on its own.
public struct TreeQuery: Sendable {
  /// The text as written.
  public let text: String
  let patterns: [QueryPattern]
  /// The names of the captures, in the order in which they are first written.
  public let captureNames: [String]

  /// Reads a query.
  ///
  /// - Throws: The first mistake with its place: notation, unknown kinds, fields, or captures.
  public init(parsing text: String) throws(PatternError) {
    var reader = QueryReader(text)
    patterns = try reader.read()
    captureNames = reader.names
    self.text = text
  }

  /// All matches at a node: one for each way in which the query's nodes are found below it.
  public func matches(at node: Node, bound: Captures = [:]) -> [Match] {
    var matches: [Match] = []
    for pattern in patterns {
      if let kinds = pattern.rootKinds, !kinds.contains(node.kind) { continue }
      var matcher = QueryMatcher(pattern)
      for solution in matcher.solutions(at: node) {
        guard let captures = merge(solution, of: pattern, into: bound, at: node) else { continue }
        matches.append(Match(nodes: [node], captures: captures))
      }
    }
    return matches
  }

  /// The kinds that a match's node can have; nil if it can have any.
  var rootKinds: Set<Kind>? {
    var all: Set<Kind> = []
    for pattern in patterns {
      guard let kinds = pattern.rootKinds else { return nil }
      all.formUnion(kinds)
    }
    return all
  }

  /// What a file must contain: texts that captures must equal, and those that they stand for.
  func requiredLiterals(bound: Captures) -> LiteralFormula {
    let names = captureNames.map { bound[$0]?.identifier }
    return LiteralFormula.any(patterns.map { $0.requiredLiterals(bound: names) }).simplified
  }

  /// The captures by name; nil if a name that is bound stands for other code.
  private func merge(
    _ solution: [QueryCapture], of pattern: QueryPattern, into bound: Captures, at node: Node
  ) -> Captures? {
    var captures = bound
    for (number, count) in pattern.captureCounts.sorted(by: { $0.key < $1.key }) {
      let nodes = solution.filter { $0.name == number }.map(\.node)
      let capture: Capture =
        switch count {
        case .many: .run(nodes, offset: nodes.first?.start ?? node.start)
        case .one, .optional: nodes.first.map { .node($0) } ?? .absent(offset: node.start)
        }
      if let known = bound[captureNames[number]] {
        guard known.hasSameCode(as: capture) else { return nil }
      } else {
        captures[captureNames[number]] = capture
      }
    }
    return captures
  }
}
