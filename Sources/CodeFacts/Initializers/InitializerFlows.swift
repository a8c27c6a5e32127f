public import SyntaxTrees

/// What the initializers of a type do with its stored properties.
public struct InitializerFlows: Sendable {
  /// The initializers that set the properties themselves: those of the file that was asked in order,
  /// then those of others.
  public let designated: [InitializerFlow]
  /// The initializers that call another one of the type.
  public let delegating: [Function]

  init(of type: NominalType, facts: FileFacts) {
    let properties = StoredProperties(of: type, sdk: facts.sdk)
    var designated: [InitializerFlow] = []
    var delegating: [Function] = []
    for function in type.initializers where function.body != nil {
      if Delegation.delegates(function) {
        delegating.append(function)
      } else {
        var walk = InitializerWalk(function, of: type, properties: properties, facts: facts)
        designated.append(walk.run())
      }
    }
    let own = designated.filter { $0.function.node.tree === facts.tree }
    let others = designated.filter { $0.function.node.tree !== facts.tree }
    self.designated = own.sorted { $0.function.node.id < $1.function.node.id } + others
    self.delegating = delegating
  }
}

/// What one initializer does with the stored properties of its type.
public struct InitializerFlow: Sendable {
  /// How far a property is assigned when the initializer ends with a value.
  public enum Outcome: Sendable, Hashable {
    /// On every path.
    case everyPath
    /// On some paths; the words say when it is not, as part of a sentence.
    case somePaths(String)
    /// On no path.
    case never
    /// The code does not tell; the words say why.
    case unknown(String)
  }

  /// An assignment to a property or to its storage.
  public struct Assignment: Sendable, Hashable {
    /// The whole assignment.
    public let node: Node
    /// The name of the property.
    public let property: String
    /// Whether some other property has no value yet at this point.
    public let isBeforeOthers: Bool
    /// The properties that some path to this point has not assigned, this one among them.
    public let unassigned: Set<String>
    /// Whether the property was assigned before on some path to this point.
    public let isRepeated: Bool
  }

  /// The initializer.
  public let function: Function
  /// What becomes of each stored property, by name.
  public internal(set) var outcomes: [String: Outcome] = [:]
  /// The assignments to single properties, in the order of the code.
  public internal(set) var assignments: [Assignment] = []
  /// The first place at which a property, or all of `self`, is used before the property is
  /// assigned on every path, by name.
  public internal(set) var earlyUses: [String: Node] = [:]

  /// The 1-based line of the keyword `init`.
  public var line: Int { function.nameNode.line }
}

/// Tells initializers that call another initializer of the same type.
enum Delegation {
  static func delegates(_ function: Function) -> Bool {
    if function.modifiers.contains("convenience") { return true }
    guard let body = function.body else { return false }
    return body.descendants.contains { node in
      guard node.kind == .callExpression, let callee = node.firstChild,
        callee.kind == .navigationExpression, let target = callee.child(.target)?.unwrapped,
        target.kind == .selfExpression,
        callee.child(.suffix)?.child(.suffix)?.hasText("init") ?? false
      else { return false }
      return !node.ancestors.prefix { $0.id != body.id }.contains {
        $0.kind == .lambdaLiteral || $0.kind == .functionBody
      }
    }
  }
}
