import SyntaxTrees

/// The places in an initializer that read a property, or that need all of `self`.
struct SelfUses {
  struct Use {
    let node: Node
    /// The property that is read; nil for all of `self`.
    let property: Int?
  }

  /// In the order of the code.
  private let uses: [Use]

  init(in function: Function, of type: NominalType, properties: StoredProperties, facts: FileFacts)
  {
    guard let body = function.body else {
      uses = []
      return
    }
    var found: [Use] = []
    for (index, property) in properties.all.enumerated() {
      for reference in facts.ownReferences(to: property, of: type)
      where body.contains(reference.node) && !reference.isAssigned {
        if reference.kind == .keyPath || reference.kind == .memberwiseLabel { continue }
        // A closure that mentions a property captures all of `self`.
        let isInClosure =
          reference.kind != .captured
          && reference.node.ancestors.prefix { $0.id != body.id }
            .contains { $0.kind == .lambdaLiteral && !Self.isDeferred($0) }
        found.append(Use(node: reference.node, property: isInClosure ? nil : index))
      }
    }
    let names = Set(properties.all.map(\.name))
    let inherited = Self.inheritedFunctions(of: type, facts)
    for node in body.descendants
    where Self.needsSelf(node, of: type, stored: names, inherited: inherited, facts: facts) {
      found.append(Use(node: node, property: nil))
    }
    uses = found.sorted { $0.node.id < $1.node.id }
  }

  /// The methods that a type may have from a protocol or a superclass.
  private static func inheritedFunctions(of type: NominalType, _ facts: FileFacts) -> Set<String> {
    var names: Set<String> = []
    for name in facts.conformances.all(of: [type.path], at: facts.tree.root).names.dropFirst() {
      let functions = facts.nominal(name)?.functions ?? []
      names.formUnion(functions.filter { !$0.isStatic }.map(\.name))
    }
    for declaration in facts.declarations.all {
      let form = facts.nominal(declaration.path)?.primary?.form
      guard form == nil || form == .protocol else { continue }
      names.formUnion(declaration.functions.filter { !$0.isStatic }.map(\.name))
    }
    return names
  }

  /// Whether a closure is the block of `defer`.
  private static func isDeferred(_ closure: Node) -> Bool {
    closure.parent?.parent?.firstChild?.hasText("defer") ?? false
  }

  /// The uses within a range of bytes.
  func uses(in range: Range<Int>) -> ArraySlice<Use> {
    var (low, high) = (0, uses.count)
    while low < high {
      let middle = (low + high) / 2
      if uses[middle].node.start < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return uses[low...].prefix { $0.node.start < range.upperBound }
  }

  /// `self` alone, or a method or computed property of the type.
  private static func needsSelf(
    _ node: Node, of type: NominalType, stored: Set<String>, inherited: Set<String>,
    facts: FileFacts
  ) -> Bool {
    if node.kind == .selfExpression {
      guard facts.type(around: node)?.path == type.path else { return false }
      guard let access = node.parent, access.kind == .navigationExpression,
        let name = access.child(.suffix)?.child(.suffix)?.identifierText
      else { return AssignmentRole(node) != .target }
      return !stored.contains(name) && !stored.contains(name.droppingMark)
    }
    guard node.kind == .simpleIdentifier, case .value = IdentifierRole(node) else { return false }
    let name = node.identifierText
    let isOwn =
      inherited.contains(name) || type.functions(named: name).contains { !$0.isStatic }
      || type.properties(named: name).contains { $0.isComputed && !$0.isStatic }
    return isOwn && LocalScopes.local(name, at: node) == nil
      && facts.type(around: node)?.path == type.path
  }
}

extension String {
  /// The name without the `_` or `$` in front.
  var droppingMark: String { hasPrefix("_") || hasPrefix("$") ? String(dropFirst()) : self }
}
