import SyntaxTrees

extension PatternMatcher {
  /// A declaration: the pattern's attributes and modifiers in any order, others as they like, and
  /// the rest as it is.
  mutating func matchDeclaration(_ id: PatternNodeID, _ node: Node) -> Bool {
    var rest = program[id].children
    var wanted: [PatternNodeID] = []
    rest.removeAll { child in
      let kind = program[child].kind
      if kind == .modifiers {
        wanted += program[child].children
      } else if Kind.modifierKinds.contains(kind) {
        wanted.append(child)
      } else {
        return false
      }
      return true
    }
    var source = node.matchedChildren
    var present: [Node] = []
    source.removeAll { child in
      if child.kind == .modifiers {
        present += child.matchedChildren
      } else if Kind.modifierKinds.contains(child.kind) {
        present.append(child)
      } else {
        return false
      }
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
