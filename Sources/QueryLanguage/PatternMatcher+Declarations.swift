import SyntaxTrees

extension PatternMatcher {
  /// A declaration: the pattern's attributes and modifiers in any order, others as they like, and
  /// the rest as it is.
  mutating func matchDeclaration(_ id: PatternNodeID, _ node: Node) -> Bool {
    var rest = program[id].children
    var wanted: [PatternNodeID] = []
    rest.removeAll { child in
      guard program[child].kind == .modifiers else { return false }
      wanted += program[child].children
      return true
    }
    var source = node.matchedChildren
    var present: [Node] = []
    source.removeAll { child in
      guard child.kind == .modifiers else { return false }
      present += child.matchedChildren
      return true
    }
    guard matchModifiers(wanted, present, of: node) else { return false }
    return matchSequence(PatternSequence(pattern: rest, source: source, parent: id))
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
