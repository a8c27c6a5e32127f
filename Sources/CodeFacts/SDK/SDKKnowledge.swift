/// What is known of types that no source file of the project declares.
///
/// Read from data files; types are written as in code, an opaque one as `some P`.
public struct SDKKnowledge: Sendable, Hashable {
  /// Types and protocols by name.
  public var types: [String: SDKType]
  /// Attributes whose properties never need a value in an initializer.
  public var initializedWrappers: Set<String>
  /// Attributes whose properties always need a value, even when their type is optional.
  public var assignedWrappers: Set<String>
  /// Attributes that are property wrappers, with the modules that declare them; those whose
  /// properties never or always need a value are among them.
  public var propertyWrappers: [String: String]
  /// Attributes whose properties a memberwise initializer sets to a value.
  public var valueWrappers: Set<String>
  /// Attributes whose properties a memberwise initializer sets by their storage.
  public var storageWrappers: Set<String>
  /// What is known of result builders.
  public var builders: SDKBuilders
  /// The lowest versions that have a piece of API; a platform that is not listed lacks it.
  public var availability: [APIName: [PlatformVersion]]
  /// The types whose static members arguments name by `.member`.
  public var argumentTypes: [ParameterName: String]

  /// Attributes whose argument tells the type of their property, `Type.self` or a key path, and the
  /// types that such a key path begins with.
  public var argumentWrappers: [String: String]

  /// The modules that come along when a module is imported.
  public var reExports: [String: Set<String>]

  /// Creates knowledge; without arguments, of nothing.
  public init(
    types: [String: SDKType] = [:], initializedWrappers: Set<String> = [],
    assignedWrappers: Set<String> = [], argumentWrappers: [String: String] = [:],
    propertyWrappers: [String: String] = [:], valueWrappers: Set<String> = [],
    storageWrappers: Set<String> = [], builders: SDKBuilders = SDKBuilders(),
    availability: [APIName: [PlatformVersion]] = [:], argumentTypes: [ParameterName: String] = [:],
    reExports: [String: Set<String>] = [:]
  ) {
    self.types = types
    self.initializedWrappers = initializedWrappers
    self.assignedWrappers = assignedWrappers
    self.propertyWrappers = propertyWrappers
    self.argumentWrappers = argumentWrappers
    self.valueWrappers = valueWrappers
    self.storageWrappers = storageWrappers
    self.builders = builders
    self.availability = availability
    self.argumentTypes = argumentTypes
    self.reExports = reExports
  }

  /// What is known of a type whose name may have its module's in front, as `Module.Name`.
  func type(named name: String) -> SDKType? {
    if let type = types[name] { return type }
    return types[unqualified(name)]
  }

  /// The name of a known type without its module's; any other name as it is.
  func unqualified(_ name: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return name }
    let rest = String(name[name.index(after: dot)...])
    return types[rest].map { $0.module == name[..<dot] } ?? false ? rest : name
  }
}

/// What is known of one type or protocol.
public struct SDKType: Sendable, Hashable {
  /// The module that declares it.
  public var module: String
  /// Whether it is a protocol.
  public var isProtocol: Bool
  /// Whether it is a protocol to which the optionals of conforming types conform as well.
  public var includesOptionals: Bool
  /// Whether it has generic parameters, so that its name alone is no type.
  public var isGeneric: Bool
  /// The protocols that it conforms to or refines; what those refine need not be listed.
  public var conformsTo: [String]
  /// Initializers that may give nil, as `init(string:)`.
  public var failable: Set<String>
  /// Static members and their types; of a protocol, those that `.name` reaches.
  public var members: [String: String]
  /// Members of a value and their types.
  public var properties: [String: String]
  /// Methods by name, or by name and labels as `move(to:)`, and the types of their results; `Self`
  /// is the value's own type.
  public var methods: [String: String]
  /// The type that all methods give that are not listed; nil if nothing is known of them.
  public var otherMethods: String?
  /// Methods that only values that conform to this protocol have: by name, or by name and labels as
  /// `move(to:by:)`, of which a call has at least one.
  public var ownMethods: Set<String>

  /// Creates knowledge of a type.
  public init(
    module: String = "", isProtocol: Bool = false, includesOptionals: Bool = false,
    isGeneric: Bool = false,
    conformsTo: [String] = [], failable: Set<String> = [], members: [String: String] = [:],
    properties: [String: String] = [:], methods: [String: String] = [:],
    otherMethods: String? = nil, ownMethods: Set<String> = []
  ) {
    self.module = module
    self.isProtocol = isProtocol
    self.includesOptionals = includesOptionals
    self.isGeneric = isGeneric
    self.conformsTo = conformsTo
    self.failable = failable
    self.members = members
    self.properties = properties
    self.methods = methods
    self.otherMethods = otherMethods
    self.ownMethods = ownMethods
  }

  /// The result of a method; what is said of its labels goes before what is said of its name.
  func result(of name: String, _ signature: String) -> String? {
    methods[signature] ?? methods[name]
  }
}
