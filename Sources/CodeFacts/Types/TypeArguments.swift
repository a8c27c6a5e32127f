import SyntaxTrees

/// Tells types whose generic arguments are left to be inferred.
struct TypeArguments {
  let facts: FileFacts

  /// The first name in a written type that has generic parameters, but no arguments here; nil if
  /// there is none.
  func bareName(in type: Node) -> Node? {
    ([type] + Array(type.descendants)).first { node in
      guard node.kind == .userType || node.kind == .typeIdentifier && node.parent?.kind != .userType
      else { return false }
      guard node.child(.typeArguments) == nil else { return false }
      return isGeneric(node.compactText, at: node)
    }
  }

  private func isGeneric(_ name: String, at node: Node) -> Bool {
    if let nominal = facts.type(named: name, at: node), let primary = nominal.primary {
      // In the type itself its name stands for it as it is.
      return !primary.genericParameters.isEmpty && facts.type(around: node)?.path != nominal.path
    }
    guard facts.declarationOfType(named: String(name.prefix { $0 != "." }), at: node) == nil else {
      return false
    }
    return ImplicitMembers.generics.contains(name)
      || facts.sdkType(named: name, at: node)?.isGeneric ?? false
  }
}
