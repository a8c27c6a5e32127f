import QueryLanguage
public import SyntaxTrees

/// What one file's code tells about itself, with what the other files of its project say of the
/// names in it; found when it is first asked for.
///
/// Cheap to copy. Made for one worker: what is found is remembered by ``ProjectFacts``.
public struct FileFacts {
  /// The files around, and what is known of them.
  public let project: ProjectFacts
  /// The number of the file in its project.
  public let index: Int
  let memory: FileMemory

  init(project: ProjectFacts, index: Int, memory: FileMemory) {
    self.project = project
    self.index = index
    self.memory = memory
  }

  /// Reads the declarations of a file that stands alone, of whose project nothing is known.
  public init(tree: SyntaxTree, path: String = "", sdk: SDKKnowledge = SDKKnowledge()) {
    let file = ProjectFile(path: path, bytes: tree.source, tree: tree)
    self = ProjectFacts(of: Project([file], isWhole: false), sdk: sdk).facts(of: 0)
  }

  /// The file's tree.
  public var tree: SyntaxTree { memory.tree }

  /// The file's path, as it is shown to people.
  public var path: String { memory.file.path }

  /// What is known of the SDK's types.
  public var sdk: SDKKnowledge { project.sdk }

  /// What the file itself declares and imports.
  public var declarations: Declarations { memory.declarations }

  var identifiers: Identifiers { memory.identifiers }

  /// The lines of conditional compilation, in order.
  var directives: [Node] { memory.directives }

  /// What a search finds in the file, whatever other captures stand for.
  func matches(of search: Search) -> [Match] { memory.file.matches(of: search) }

  /// The types of expressions as far as the project tells.
  public var types: ExpressionTypes { ExpressionTypes(facts: self) }

  /// What expressions conform to as far as the project and the SDK's facts tell.
  public var conformances: Conformances { Conformances(facts: self) }

  /// The facts of the file that a node stands in.
  public func facts(of node: Node) -> FileFacts {
    node.tree === tree ? self : project.facts(of: node) ?? self
  }

  /// Where a node stands, for somebody who looks at this file: "line 12", or "Other.swift:12".
  public func place(of node: Node) -> String {
    guard node.tree !== tree, let other = project.facts(of: node) else {
      return "line \(node.line)"
    }
    return "\(other.path):\(node.line)"
  }

  /// Where nodes stand, each place once: those in this file in order, then those in others.
  public func places(of nodes: [Node]) -> [String] {
    let own = Set(nodes.filter { $0.tree === tree }.map(\.line)).sorted()
    let others = nodes.filter { $0.tree !== tree }.compactMap { node in
      project.facts(of: node).map { (path: $0.path, line: node.line) }
    }.sorted { ($0.path, $0.line) < ($1.path, $1.line) }.map { "\($0.path):\($0.line)" }
    var seen: Set<String> = []
    return own.map { "line \($0)" } + others.filter { seen.insert($0).inserted }
  }

  /// The places in this file that mention a property of a type, in order.
  func ownReferences(to property: Property, of type: NominalType) -> [Reference] {
    // Several files may declare a property with the same number.
    let isOwn = property.nameNode.tree === tree
    if isOwn, let known = memory.references[property.nameNode.id] { return known }
    let found = ReferenceSearch(facts: self, type: type, property: property).references()
    if isOwn { memory.references[property.nameNode.id] = found }
    return found
  }

  /// All places in the project that mention a property of a type: those in this file first, then
  /// those in others.
  public func references(to property: Property, of type: NominalType) -> [Reference] {
    let home = facts(of: property.nameNode)
    guard !property.isPrivateToFile else {
      return home.ownReferences(to: property, of: type) + requirements(met: property, of: type)
    }
    return files(using: property).flatMap { $0.ownReferences(to: property, of: type) }
      + requirements(met: property, of: type)
  }

  /// The files that may mention a property, this one first.
  private func files(using property: Property) -> [FileFacts] {
    let home = facts(of: property.nameNode)
    // Its storage, or what a wrapper gives out, is another word.
    let names = [property.name, "_" + property.name]
    for name in names { project.note(name) }
    let literals = LiteralFormula.any(names.map { .literal(Array($0.utf8)) })
    let others = project.project.files(holding: literals).filter { $0 != index }
    return ([index] + others).filter {
      $0 == home.index || project.project.file($0, canUseValuesOf: home.index)
    }.map(project.facts(of:))
  }

  /// The places in the project where a value has a member of a property's name, and the code does not
  /// tell whether the value is of the property's type.
  func doubtfulReferences(to property: Property, of type: NominalType) -> [Node] {
    files(using: property).flatMap {
      ReferenceSearch(facts: $0, type: type, property: property).doubts()
    }
  }

  /// The places in the project that use, or may use, `$name` or `_name` of a property with an
  /// attribute.
  func projections(of property: Property, of type: NominalType) -> [Node] {
    files(using: property).flatMap {
      ReferenceSearch(facts: $0, type: type, property: property).projections()
    }
  }

  /// The protocols that ask for a property, which whatever conforms to them is used by.
  private func requirements(met property: Property, of type: NominalType) -> [Reference] {
    guard !property.isStatic else { return [] }
    let home = facts(of: property.nameNode)
    let known = home.conformances.all(of: [type.path], at: property.nameNode).names
    return known.dropFirst().compactMap { home.nominal($0)?.property(named: property.name) }
      .filter(\.isRequirement)
      .map { Reference(node: $0.nameNode, kind: .read, isAssigned: false, isCertain: false) }
  }

  /// The initializer that the compiler makes for a struct, with a parameter for each property; nil if
  /// it makes none.
  func memberwiseInitializer(of type: NominalType) -> MemberwiseInitializer? {
    if let known = memory.memberwise[type.path] { return known }
    let found = MemberwiseInitializer(of: type, facts: self)
    memory.memberwise[type.path] = .some(found)
    return found
  }

  /// What the initializers of a type do with its stored properties.
  public func initializerFlows(of type: NominalType) -> InitializerFlows {
    if let known = memory.flows[type.path] { return known }
    let flows = InitializerFlows(of: type, facts: self)
    memory.flows[type.path] = flows
    return flows
  }
}
