public import SyntaxTrees

/// What a file declares and imports.
public struct Declarations: Sendable {
  /// All type declarations and extensions, nested and local ones too, in order.
  public private(set) var all: [TypeDeclaration] = []
  /// The types by path.
  public private(set) var types: [String: NominalType] = [:]
  /// Functions outside types and functions.
  public private(set) var functions: [Function] = []
  /// Variables and constants outside types and functions.
  public private(set) var properties: [Property] = []
  /// Type aliases outside types: the name and the type as written.
  public private(set) var aliases: [String: String] = [:]
  /// The names of imported modules.
  public private(set) var imports: [String] = []

  private var indices: [NodeID: Int] = [:]
  private var aliasLines: [String: Int] = [:]

  /// Reads the declarations of a file.
  public init(of tree: SyntaxTree) {
    for node in [tree.root] + Array(tree.root.descendants) {
      if node.kind == .classDeclaration || node.kind == .protocolDeclaration { readType(node) }
    }
    for node in tree.root.children { readTopLevel(node) }
  }

  private mutating func readType(_ node: Node) {
    let outer = declaration(around: node)?.path
    guard let declaration = TypeDeclaration(node, outer: outer) else { return }
    indices[node.id] = all.count
    all.append(declaration)
    var type = types[declaration.path] ?? NominalType(path: declaration.path)
    if declaration.form == .extension {
      type.extensions.append(declaration)
    } else if type.primary == nil {
      type.primary = declaration
    }
    types[declaration.path] = type
  }

  private mutating func readTopLevel(_ node: Node) {
    switch node.kind {
    case .functionDeclaration: functions += Function(node).map { [$0] } ?? []
    case .propertyDeclaration: properties += Property.all(in: node)
    case .typealiasDeclaration:
      guard let name = node.child(.name), let target = TypeAlias.target(of: node) else { return }
      aliases[name.identifierText] = target.text
      aliasLines[name.identifierText] = node.line
    case .importDeclaration:
      let path = node.child(.identifier)
      let module = path?.descendants.first { $0.kind == .simpleIdentifier } ?? path
      if let module { imports.append(module.identifierText) }
    default: break
    }
  }

  /// The innermost type declaration or extension that a node stands in, not counting itself.
  public func declaration(around node: Node) -> TypeDeclaration? {
    for ancestor in node.ancestors {
      if let index = indices[ancestor.id] { return all[index] }
    }
    return nil
  }

  /// The type that a node stands in: its declaration or an extension of it.
  public func type(around node: Node) -> NominalType? {
    declaration(around: node).flatMap { types[$0.path] }
  }

  /// The type of the file that a name, as written at a node, means; nil if the file has none.
  public func type(named name: String, at node: Node) -> NominalType? {
    let name = TypeText.withoutArguments(name)
    if name == "Self" { return type(around: node) }
    var outer = declaration(around: node)?.path
    while let path = outer {
      if path == name || path.hasSuffix(".\(name)"), let type = types[path] { return type }
      if let type = types["\(path).\(name)"] { return type }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    return types[name]
  }

  /// The line in which the file declares a type, alias or generic parameter that a name means at a
  /// node; nil if the name must come from elsewhere.
  public func lineOfType(named name: String, at node: Node) -> Int? {
    for ancestor in node.ancestors {
      let generic = GenericParameter.all(of: ancestor)
      if generic.contains(where: { $0.name == name }) { return ancestor.line }
      guard let index = indices[ancestor.id] else { continue }
      let parts = types[all[index].path]?.parts ?? []
      if let part = parts.first(where: { $0.aliases[name] != nil }) { return part.node.line }
      if let part = parts.first(where: { part in
        part.genericParameters.contains { $0.name == name }
      }) {
        return part.node.line
      }
    }
    if let type = type(named: name, at: node), let primary = type.primary {
      return primary.node.line
    }
    return aliasLines[name]
  }
}
