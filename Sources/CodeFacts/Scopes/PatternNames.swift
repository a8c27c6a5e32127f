import SyntaxTrees

/// The names that a pattern introduces.
enum PatternNames {
  /// The identifiers that a pattern binds, in order, without `_`.
  ///
  /// In `case .a(x)` the name is an expression, in `case let .a(x)` a new name: a `let` or `var`
  /// binds all names behind it in its own pattern and below. `isBinding` says that such a word, or
  /// a place where only names can stand, comes before the pattern.
  static func names(in pattern: Node, isBinding: Bool) -> [Node] {
    var result: [Node] = []
    var binding: [NodeID: Bool] = [pattern.id: isBinding]
    for node in [pattern] + Array(pattern.descendants) {
      let parent = node.id == pattern.id ? nil : node.parent
      if node.kind == .valueBindingPattern, let parent {
        binding[parent.id] = true
        continue
      }
      let isBound = parent.flatMap { binding[$0.id] } ?? isBinding
      if node.id != pattern.id { binding[node.id] = isBound }
      guard node.kind == .simpleIdentifier, !node.hasText("_") else { continue }
      if node.field == .boundIdentifier || isBound && isAlone(node, in: parent) {
        result.append(node)
      }
    }
    return result
  }

  /// Whether a name is a whole pattern: neither a case behind a dot nor the label of an element.
  private static func isAlone(_ name: Node, in parent: Node?) -> Bool {
    guard let parent else { return true }
    guard parent.kind == .pattern else { return false }
    return parent.codeChildren.allSatisfy {
      $0.id == name.id || $0.kind == .valueBindingPattern || $0.hasText("?")
    }
  }
}
