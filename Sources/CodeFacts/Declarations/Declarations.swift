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

  /// For each of ``all``, the index of the declaration around it.
  private var outer: [Int?] = []
  /// The names of all generic parameters, so that most names need no look at the places around.
  private var genericNames: Set<String> = []
  private var aliasLines: [String: Int] = [:]

  /// Reads the declarations of a file.
  public init(of tree: SyntaxTree) {
    for node in [tree.root] + Array(tree.root.descendants) {
      switch node.kind {
      case .classDeclaration, .protocolDeclaration: readType(node)
      case .typeParameters:
        genericNames.formUnion(
          node.descendants.lazy.filter { $0.kind == .typeIdentifier }.map(\.identifierText))
      default: break
      }
    }
    for node in tree.root.children { readTopLevel(node) }
  }

  private mutating func readType(_ node: Node) {
    let around = index(around: node)
    guard let declaration = TypeDeclaration(node, outer: around.map { all[$0].path }) else {
      return
    }
    outer.append(around)
    all.append(declaration)
    types[declaration.path, default: NominalType(path: declaration.path)].add(declaration)
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
    index(around: node).map { all[$0] }
  }

  /// Chains nest thousands deep, so the declaration is searched among all, not among ancestors.
  private func index(around node: Node) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].node.id < node.id { low = middle + 1 } else { high = middle }
    }
    var candidate: Int? = low > 0 ? low - 1 : nil
    while let index = candidate, !all[index].node.contains(node) { candidate = outer[index] }
    return candidate
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

  /// The generic parameter that a name means at a node; nil if it means none.
  func genericParameter(named name: String, at node: Node) -> GenericParameter? {
    guard genericNames.contains(name) else { return nil }
    for ancestor in node.ancestors {
      let found = GenericParameter.all(of: ancestor).first { $0.name == name }
      if let found { return found }
    }
    let parts = type(around: node)?.parts ?? []
    guard var parameter = parts.flatMap(\.genericParameters).first(where: { $0.name == name })
    else { return nil }
    for constraint in parts.flatMap(\.constraints)
    where constraint.subject == name && !constraint.isEquality {
      parameter.bounds += constraint.bounds.filter { !parameter.bounds.contains($0) }
    }
    return parameter
  }

  /// The line in which the file declares a type, alias or generic parameter that a name means at a
  /// node; nil if the name must come from elsewhere.
  public func lineOfType(named name: String, at node: Node) -> Int? {
    if genericNames.contains(name) {
      for ancestor in node.ancestors
      where GenericParameter.all(of: ancestor).contains(where: { $0.name == name }) {
        return ancestor.line
      }
    }
    var candidate = index(around: node)
    while let index = candidate {
      let parts = types[all[index].path]?.parts ?? []
      let found = parts.first { part in
        part.aliases[name] != nil || part.genericParameters.contains { $0.name == name }
      }
      if let found { return found.node.line }
      candidate = outer[index]
    }
    if let primary = type(named: name, at: node)?.primary { return primary.node.line }
    return aliasLines[name]
  }
}
