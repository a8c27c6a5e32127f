public import QueryLanguage
public import SyntaxTrees

extension FactEvaluator {
  /// Whether the names of types that a match declares mean these types at another place, too.
  ///
  /// - Parameters:
  ///   - node: The place, in any file of the project.
  ///   - captures: What the match has captured.
  /// - Returns: Yes also if no capture is the name of a declared type; unknown if the project does
  ///   not tell what such a name means there.
  public func typeNamesMeanTheSame(at node: Node, as captures: Captures) -> Truth {
    var result = Truth.yes
    for case .node(let name) in captures.values {
      guard name.kind == .typeIdentifier, name.field == .name,
        name.parent?.kind == .classDeclaration, let own = path(of: name, at: name)
      else { continue }
      guard let found = path(of: name, at: node) else {
        result = .unknown
        continue
      }
      if found != own { return .no }
    }
    return result
  }

  /// The path of the type that a name means at a place.
  private func path(of name: Node, at node: Node) -> String? {
    file.facts(of: node).type(named: name.identifierText, at: node)?.path
  }
}
