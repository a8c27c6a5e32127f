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
    if facts.declarations.genericParameter(named: name, at: node) != nil {
      // One of the type is known in all its members, one of a function in it alone.
      let owner = node.ancestors.first { GenericParameter.all(of: $0).contains { $0.name == name } }
      return owner.map { $0.kind != .classDeclaration } ?? false
    }
    // What an alias stands for is known in its own type alone.
    let path = facts.declarations.type(around: node)?.path ?? ""
    let aliases = facts.declarations.all.filter { $0.aliases[name] != nil }
    if aliases.contains(where: { $0.path != path }) { return true }
    let declared = facts.declarations.all.filter { $0.form != .extension && $0.name == name }
    guard !declared.isEmpty else { return false }
    guard let found = facts.declarations.type(named: name, at: node)?.primary else { return true }
    if let site {
      guard facts.declarations.type(named: name, at: site)?.primary?.node == found.node else {
        return true
      }
    } else if declared.count > 1 {
      return true
    }
    // A type in a function cannot be named outside of it.
    return found.node.ancestors.contains { $0.kind == .statements }
  }
}
