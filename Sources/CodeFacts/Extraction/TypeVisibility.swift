import SyntaxTrees

/// Tells whether a type, as it is written at a place, means the same in another member of the type
/// around it.
struct TypeVisibility {
  let facts: FileFacts

  /// The first name in a type that only the function around a node knows; nil if there is none.
  func hiddenName(in type: String, at node: Node) -> String? {
    let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    for name in names {
      let first = String(name.prefix { $0 != "." })
      if facts.declarationOfType(named: first, at: node).map(isInFunction) ?? false { return first }
    }
    return nil
  }

  /// Whether a declaration is a function with a generic parameter, or a type in a function.
  private func isInFunction(_ declaration: Node) -> Bool {
    let types: Set<Kind> = [.classDeclaration, .protocolDeclaration, .typealiasDeclaration]
    return !types.contains(declaration.kind)
      || declaration.ancestors.contains { $0.kind == .statements }
  }
}
