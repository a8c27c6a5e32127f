import SyntaxTrees

/// What one worker has found out about the files of a project.
///
/// Remembers what it found, and must not be shared between threads.
public final class ProjectFacts {
  /// The files.
  public let project: Project
  /// What is known of the SDK's types.
  public let sdk: SDKKnowledge
  /// The names that were asked about, of whatever sort: what is known here can only change when a
  /// file in which one of them stands does.
  public private(set) var askedNames: Set<String> = []

  /// The API whose versions are known, by the word that names it in code.
  lazy var apiNames = Dictionary(grouping: sdk.availability.keys, by: \.word)

  private var memories: [Int: FileMemory] = [:]
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Begins to find out about a project.
  public init(of project: Project, sdk: SDKKnowledge = SDKKnowledge()) {
    self.project = project
    self.sdk = sdk
  }

  /// The facts of the file with an index.
  public func facts(of index: Int) -> FileFacts {
    let memory = memories[index] ?? FileMemory(project.files[index])
    memories[index] = memory
    indices[ObjectIdentifier(memory.tree)] = index
    return FileFacts(project: self, index: index, memory: memory)
  }

  /// The facts of the file that a node stands in; nil if it is not of this project.
  func facts(of node: Node) -> FileFacts? {
    indices[ObjectIdentifier(node.tree)].map(facts(of:))
  }

  /// Notes that something depends on what files say of a name.
  func note(_ name: String) { askedNames.insert(name) }
}

/// What is remembered of one file.
final class FileMemory {
  let file: ProjectFile
  let tree: SyntaxTree
  let declarations: Declarations
  lazy var identifiers = Identifiers(of: tree)
  /// The lines of conditional compilation, in order.
  lazy var directives = tree.root.descendants.filter { $0.kind == .directive }
  /// What is known of the expressions that were asked for.
  var values: [NodeID: ExpressionValue] = [:]
  var references: [NodeID: [Reference]] = [:]
  var flows: [String: InitializerFlows] = [:]
  /// The memberwise initializers by their types' paths; nil for none.
  var memberwise: [String: MemberwiseInitializer?] = [:]
  /// The types by path, with the parts that other files declare; nil for no such type.
  var types: [String: NominalType?] = [:]
  /// The modules whose public declarations the file can use.
  var importedModules: Set<String>?
  /// For each name of a method, whether only values of the protocols that have it may have it.
  var othersHave: [String: Bool] = [:]

  init(_ file: ProjectFile) {
    self.file = file
    tree = file.tree
    declarations = file.declarations
  }
}
