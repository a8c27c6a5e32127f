import SyntaxTrees

/// Finds what makes a pattern useless: it can never match, or it would match everything.
enum PatternValidator {
  static func check(
    _ program: PatternProgram, items: [PatternItem], into mistakes: inout [PatternError]
  ) {
    checkCounts(items, into: &mistakes)
    for node in program.nodes {
      checkNeighbours(node.children, in: program, items: items, into: &mistakes)
    }
    checkNeighbours(program.roots, in: program, items: items, into: &mistakes)
    let isVoid = program.roots.allSatisfy { program[$0].isNullable }
    if isVoid {
      mistakes.append(
        PatternError(
          "a pattern needs something to go by beside `...` and `?` placeholders",
          at: items.first?.range.lowerBound ?? 0))
    }
  }

  /// The same name must take the same number of nodes everywhere.
  private static func checkCounts(_ items: [PatternItem], into mistakes: inout [PatternError]) {
    var counts: [String: Placeholder.Count] = [:]
    for item in items {
      guard case .placeholder(let placeholder) = item.content, !placeholder.isAnonymous else {
        continue
      }
      if let count = counts[placeholder.name], count != placeholder.count {
        mistakes.append(
          PatternError(
            "`\(placeholder.name)` is written with and without `...` or `?`, and so never matches",
            at: item.range.lowerBound))
      }
      counts[placeholder.name] = placeholder.count
    }
  }

  /// Two `...` side by side could share what they take in any way.
  private static func checkNeighbours(
    _ children: [PatternNodeID], in program: PatternProgram, items: [PatternItem],
    into mistakes: inout [PatternError]
  ) {
    var previousIsMany = false
    for id in children {
      let node = program[id]
      if node.isToken(",") || node.isToken(";") { continue }
      let isMany = node.hole?.count == .many
      if isMany, previousIsMany, items.indices.contains(node.items.lowerBound) {
        mistakes.append(
          PatternError(
            "two `...` placeholders side by side; put something between them, or leave one out",
            at: items[node.items.lowerBound].range.lowerBound))
      }
      previousIsMany = isMany
    }
  }
}
