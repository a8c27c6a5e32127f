public import SyntaxTrees

/// The parts of a file in which facts and dependent rules look.
struct Scopes {
  let file: FileFacts

  private static let functions: Set<Kind> = [
    .functionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration,
    .computedProperty, .willsetDidsetBlock,
  ]

  /// The nodes that make up a scope around a node, in order.
  func roots(of scope: FactScope, at node: Node) -> [Node] {
    switch scope {
    case .block:
      return [node.ancestor(.statements) ?? file.tree.root]
    case .function:
      return [node.ancestors.first { Self.functions.contains($0.kind) } ?? file.tree.root]
    case .type:
      let parts = file.declarations.type(around: node)?.parts ?? []
      return parts.isEmpty ? [file.tree.root] : parts.map(\.node).sorted { $0.id < $1.id }
    case .file:
      return [file.tree.root]
    }
  }
}

extension FileFacts {
  /// The nodes in which a scope around a node lies, in the order of the file.
  public func roots(of scope: FactScope, at node: Node) -> [Node] {
    Scopes(file: self).roots(of: scope, at: node)
  }
}
