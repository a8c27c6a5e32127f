import SyntaxTrees

extension PatternProgram {
  /// Finds the kinds once the program is complete.
  func findRootKinds() -> Set<Kind>? {
    guard let root = roots.first else { return nil }
    let node = nodes[root]
    if node.isNullable { return nil }
    switch node.content {
    case .hole(let hole, _):
      guard let constraint = hole.constraint else { return nil }
      return constraint.rootKinds
    case .token: return otherForms(of: node.kind)
    case .inner(let children):
      var kinds = otherForms(of: node.kind)
      if node.kind == .navigationExpression, let base = children.first, nodes[base].isNullable {
        kinds.insert(.simpleIdentifier)
      }
      return kinds
    }
  }

  private func otherForms(of kind: Kind) -> Set<Kind> {
    switch kind {
    case .callExpression, .constructorExpression: [.callExpression, .constructorExpression]
    case .arrayType, .dictionaryType, .optionalType: [kind, .userType]
    case .userType: [.userType, .arrayType, .dictionaryType, .optionalType]
    case _ where Kind.stringLiterals.contains(kind): Kind.stringLiterals
    default: [kind]
    }
  }
}
