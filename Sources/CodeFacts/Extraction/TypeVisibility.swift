import SyntaxTrees

/// Tells whether a type's text means the same in another member of the type around it.
struct TypeVisibility {
  let facts: FileFacts

  /// The first name in the type of an expression that may mean something else there; nil if there is
  /// none.
  func hiddenName(in type: String, of expression: Node) -> String? {
    let site = TypeOrigin(facts: facts).site(of: expression)
    let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    for name in names {
      let first = String(name.prefix { $0 != "." })
      if isHidden(first, at: expression, from: site) { return first }
    }
    return nil
  }

  private func isHidden(_ name: String, at node: Node, from site: Node?) -> Bool {
    let here = facts.declarationOfType(named: name, at: node)
    if let here, isInFunction(here) { return true }
    if let site { return facts.declarationOfType(named: name, at: site) != here }
    // What the text means where it was written is not known; then no type may have such a name but
    // the one that it means here.
    return isDeclaredElsewhere(name, than: here, at: node)
  }

  /// Whether only one function knows the name: its generic parameter, or a type in it.
  private func isInFunction(_ declaration: Node) -> Bool {
    let types: Set<Kind> = [.classDeclaration, .protocolDeclaration, .typealiasDeclaration]
    return !types.contains(declaration.kind)
      || declaration.ancestors.contains { $0.kind == .statements }
  }

  private func isDeclaredElsewhere(_ name: String, than here: Node?, at node: Node) -> Bool {
    facts.declarations.all.contains { type in
      type.aliases[name] != nil && type.node != here
        || type.form != .extension && type.name == name && type.node != here
    }
  }
}
