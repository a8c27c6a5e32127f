import SyntaxTrees

extension PatternMatcher {
  /// A declaration: the pattern's attributes and modifiers in any order, others as they like, and
  /// the rest as it is.
  mutating func matchDeclaration(_ id: PatternNodeID, _ node: Node) -> Bool {
    let children = program[id].children
    let first = children.prefix { program[$0].kind.isModifier }
    let wanted = first.flatMap { child in
      program[child].kind == .modifiers ? program[child].children : [child]
    }
    let source = node.matchedChildren
    let before = source.prefix { $0.kind.isModifier }
    let present = before.flatMap { $0.kind == .modifiers ? $0.matchedChildren : [$0] }
    guard matchModifiers(wanted, present, of: node) else { return false }
    return matchSequence(
      PatternSequence(
        pattern: Array(children.dropFirst(first.count)),
        source: Array(source.dropFirst(before.count)), parent: id))
  }

  private mutating func matchModifiers(
    _ wanted: [PatternNodeID], _ present: [Node], of node: Node
  ) -> Bool {
    var free = present
    for id in wanted {
      var index: Int?
      for candidate in free.indices {
        let mark = mark
        if match(id, free[candidate]) {
          index = candidate
          break
        }
        restore(mark)
      }
      guard let index else { return fail(id, node, "the declaration has no such modifier") }
      free.remove(at: index)
    }
    for modifier in free { form(modifier.range) }
    return true
  }
}
