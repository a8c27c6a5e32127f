import SyntaxTrees

extension ReferenceSearch {
  /// The places in the file that use, or may use, what an attribute makes of the property: `$name`
  /// and, in the type itself, `_name`.
  func projections() -> [Node] {
    let projected = facts.identifiers["$" + property.name].filter(mayBeProjection)
    let storage = facts.identifiers["_" + property.name].filter { node in
      switch IdentifierRole(node) {
      case .value: isInType(node) && LocalScopes.local(node.identifierText, at: node) == nil
      case .member(let target):
        Receivers.base(of: target).kind == .selfExpression && isInType(node)
      default: false
      }
    }
    return projected + storage
  }

  private func mayBeProjection(_ node: Node) -> Bool {
    switch IdentifierRole(node) {
    case .value, .capture, .shorthand: return isInType(node) && !isOfLocal(node)
    case .member(let target):
      let base = Receivers.base(of: target)
      if base.kind == .selfExpression { return isInType(node) }
      // Of a key path, the root tells the type; one that begins with a dot tells nothing.
      if let root = Receivers.keyPathRoot(of: base) {
        let name = root.codeChildren.dropFirst().first?.compactText
        return name.map { isType($0, at: node) } ?? true
      }
      if let name = Receivers.typeName(of: base), facts.type(named: name, at: node) != nil {
        return false
      }
      switch facts.types.value(of: target) {
      case .value(let text): return isType(TypeText.wrapped(text) ?? text, at: node)
      case .unknown, .metatype: return true
      case .opaque, .none: return false
      }
    default: return false
    }
  }

  /// A local variable with an attribute has a `$name` of its own.
  private func isOfLocal(_ node: Node) -> Bool {
    guard case .variable(let local)? = LocalScopes.local(property.name, at: node)?.origin else {
      return false
    }
    return !local.attributes.isEmpty
  }

  private func isInType(_ node: Node) -> Bool {
    facts.type(around: node)?.isSame(as: type) ?? false
  }

  /// Whether a type's name means the type, or may: what is no type of the project or the SDK can be
  /// another name for it.
  private func isType(_ name: String, at node: Node) -> Bool {
    let name = TypeText.withoutArguments(TypeText.canonical(name))
    guard let found = facts.type(named: name, at: node), found.primary != nil else {
      return facts.declarationOfType(named: name, at: node) != nil
        && facts.genericParameter(named: name, at: node) == nil
    }
    return found.isSame(as: type)
  }
}
