public import QueryLanguage
public import SyntaxTrees

/// The parts of the code in which facts and dependent rules look.
struct Scopes {
  let file: FileFacts

  private static let functions: Set<Kind> = [
    .functionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration,
    .computedProperty, .willsetDidsetBlock,
  ]

  /// The nodes that make up a scope around a node: those in this file in order, then those in
  /// others; only those in files that may hold some literals.
  func roots(of scope: FactScope, at node: Node, holding literals: LiteralFormula) -> [Node] {
    let own = scope == .type || file.holds(literals) ? ownRoots(of: scope, at: node) : []
    return switch scope {
    case .block, .function, .declaration, .file: own
    case .type: own.filter { file.facts(of: $0).holds(literals) }
    case .project: own + file.filesSeeing(literals).map(\.tree.root)
    }
  }

  /// The nodes that make up a scope; of the project only that in this file.
  private func ownRoots(of scope: FactScope, at node: Node) -> [Node] {
    switch scope {
    case .block:
      return [node.ancestor(.statements) ?? node.tree.root]
    case .function:
      return [node.ancestors.first { Self.functions.contains($0.kind) } ?? node.tree.root]
    case .declaration:
      return [file.declarations.declaration(around: node)?.node ?? file.tree.root]
    case .type:
      let parts = (type(atOrAround: node)?.parts ?? []).map(\.node)
      guard !parts.isEmpty else { return [file.tree.root] }
      let own = parts.filter { $0.tree === file.tree }.sorted { $0.id < $1.id }
      return own + parts.filter { $0.tree !== file.tree }
    case .file, .project:
      return [file.tree.root]
    }
  }

  /// The type that a node declares, or else stands in.
  private func type(atOrAround node: Node) -> NominalType? {
    let declared = file.declarations.all.first { $0.node == node }
    return declared.flatMap { file.nominal($0.path) } ?? file.type(around: node)
  }
}

extension FileFacts {
  /// The nodes in which a scope around a node lies: those in this file in order, then others.
  ///
  /// - Parameters:
  ///   - scope: Which part of the code.
  ///   - node: A node of this file.
  ///   - literals: What a file must hold to count.
  /// - Returns: The roots of the scope.
  public func roots(
    of scope: FactScope, at node: Node, holding literals: LiteralFormula = .always
  ) -> [Node] {
    Scopes(file: self).roots(of: scope, at: node, holding: literals)
  }
}
