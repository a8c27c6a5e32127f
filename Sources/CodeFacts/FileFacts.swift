public import SyntaxTrees

/// What one file's code tells about itself, found when it is first asked for.
///
/// Made for one worker: it remembers what it found and must not be shared between threads.
public final class FileFacts {
  /// The file's tree.
  public let tree: SyntaxTree
  /// The file's path, as it is shown to people.
  public let path: String
  /// What is known of the SDK's types.
  public let sdk: SDKKnowledge
  /// What the file declares and imports.
  public let declarations: Declarations

  lazy var identifiers = Identifiers(of: tree)
  /// The methods that tell what a value conforms to.
  lazy var ownMethods = OwnMethods(of: sdk, besides: declarations)
  /// The API whose versions are known, by the word that names it in code.
  lazy var apiNames = Dictionary(grouping: sdk.availability.keys, by: \.word)
  /// On which platforms the file's code is compiled.
  lazy var conditionalCode = ConditionalCode(in: tree)
  /// What is known of the expressions that were asked for.
  var values: [NodeID: ExpressionValue] = [:]
  private var referencesByName: [NodeID: [Reference]] = [:]
  private var flowsByType: [String: InitializerFlows] = [:]

  /// Reads the declarations of a file.
  public init(tree: SyntaxTree, path: String = "", sdk: SDKKnowledge = SDKKnowledge()) {
    self.tree = tree
    self.path = path
    self.sdk = sdk
    declarations = Declarations(of: tree)
  }

  /// The types of expressions as far as the file tells.
  public var types: ExpressionTypes { ExpressionTypes(facts: self) }

  /// What expressions conform to as far as the file and the SDK's facts tell.
  public var conformances: Conformances { Conformances(facts: self) }

  /// All places in the file that mention a property of a type, in order.
  public func references(to property: Property, of type: NominalType) -> [Reference] {
    if let known = referencesByName[property.nameNode.id] { return known }
    let found = ReferenceSearch(facts: self, type: type, property: property).references()
    referencesByName[property.nameNode.id] = found
    return found
  }

  /// What the initializers of a type do with its stored properties.
  public func initializerFlows(of type: NominalType) -> InitializerFlows {
    if let known = flowsByType[type.path] { return known }
    let flows = InitializerFlows(of: type, facts: self)
    flowsByType[type.path] = flows
    return flows
  }
}
