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
  /// The declarations of the type aliases outside types, by name.
  private(set) var aliasNodes: [String: Node] = [:]
  /// The names of modules that the file imports for all that import its own module.
  public private(set) var exports: [String] = []
  /// The names of imported modules.
  public private(set) var imports: [String] = []
  /// The modules of which all names are imported, and not only some by `import struct A.B`.
  private var wholeImports: Set<String> = []
  /// The modules of which `@testable` imports what is not public as well.
  private var testedModules: Set<String> = []
  /// The names that are imported one by one.
  private var importedNames: Set<String> = []

  /// For each of ``all``, the index of the declaration around it.
  private var outer: [Int?] = []
  /// The names of all generic parameters, so that most names need no look at the places around.
  private var genericNames: Set<String> = []

  /// The types in functions, which have no name outside of them.
  private(set) var localTypes: [NominalType] = []

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
    let scope = around.flatMap { all[$0].scope } ?? Self.block(around: node)
    guard let declaration = TypeDeclaration(node, outer: around.map { all[$0].path }, scope: scope)
    else { return }
    outer.append(around)
    all.append(declaration)
    let path = declaration.path
    if scope == nil {
      types[path, default: NominalType(path: path)].add(declaration)
    } else {
      var type = NominalType(path: path)
      type.add(declaration)
      localTypes.append(type)
    }
  }

  /// The body of the function, accessor or closure that a declaration stands in; nil if it stands in
  /// a type or at the top of the file.
  private static func block(around node: Node) -> Node? {
    let outer = node.ancestors.first { bodies.contains($0.kind) || $0.kind == .statements }
    return outer.flatMap { $0.kind == .statements ? $0.parent : nil }
  }

  private static let bodies: Set<Kind> = [
    .classBody, .enumClassBody, .protocolBody, .sourceFile,
  ]

  private mutating func readTopLevel(_ node: Node) {
    switch node.kind {
    case .functionDeclaration: functions += Function(node).map { [$0] } ?? []
    case .propertyDeclaration: properties += Property.all(in: node)
    case .typealiasDeclaration:
      guard let name = node.child(.name), let target = TypeAlias.target(of: node) else { return }
      aliases[name.identifierText] = target.text
      aliasNodes[name.identifierText] = node
    case .importDeclaration:
      readImport(node)
    default: break
    }
  }

  private mutating func readImport(_ node: Node) {
    guard let path = node.child(.identifier) else { return }
    let names = path.descendants.filter { $0.kind == .simpleIdentifier }.map(\.identifierText)
    let module = names.first ?? path.identifierText
    imports.append(module)
    let attributes = Attribute.all(of: node).map(\.name)
    if attributes.contains("testable") { testedModules.insert(module) }
    if attributes.contains("_exported") { exports.append(module) }
    let isOfOneName = node.codeChildren.contains { child in
      child.isLeaf && Self.importKinds.contains(child.text)
    }
    if isOfOneName, names.count > 1 {
      importedNames.insert("\(module).\(names[names.count - 1])")
    } else {
      wholeImports.insert(module)
    }
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Whether the file can use what a module does not make public.
  func importsInternals(of module: String) -> Bool { testedModules.contains(module) }

  /// Whether an import names a declaration of that name, and not only its module.
  func importsAlone(_ name: String) -> Bool {
    importedNames.contains { $0.hasSuffix(".\(name)") }
  }

  /// Whether the file's imports bring a name of a module.
  func imports(_ name: String, of module: String) -> Bool {
    wholeImports.contains(module) || importedNames.contains("\(module).\(name)")
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

  /// The declaration around a node that has a generic parameter of a name in its own list; nil if
  /// none has.
  func genericDeclaration(named name: String, at node: Node) -> Node? {
    // Most names need no look at the places around.
    guard genericNames.contains(name) else { return nil }
    return node.ancestors.first { ancestor in
      GenericParameter.all(of: ancestor).contains { $0.name == name }
    }
  }
}
