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
    // The initializer may stand in another file, which has private members of its own.
    let facts = facts.facts(of: body)
    let type = facts.nominal(type.path) ?? type
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
    var members = SelfMembers(of: type, stored: Set(properties.all.map(\.name)), facts: facts)
    for node in body.descendants where members.needsSelf(node) {
      found.append(Use(node: node, property: nil))
    }
    uses = found.sorted { $0.node.id < $1.node.id }
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
}

/// Tells what in the code of a type's initializers needs all of `self`.
private struct SelfMembers {
  let type: NominalType
  /// The names of the stored properties.
  let stored: Set<String>
  let facts: FileFacts
  /// The protocols and classes that the type has members of, and the type itself.
  private let inherited: Conformances.Closure
  private var known: [String: Bool] = [:]

  init(of type: NominalType, stored: Set<String>, facts: FileFacts) {
    self.type = type
    self.stored = stored
    self.facts = facts
    inherited = facts.conformances.all(of: [type.path], at: facts.tree.root)
  }

  /// Whether a node is `self` alone, or a method or computed property of the type.
  mutating func needsSelf(_ node: Node) -> Bool {
    if node.kind == .selfExpression {
      guard facts.type(around: node)?.path == type.path else { return false }
      guard let access = node.parent, access.kind == .navigationExpression,
        let name = access.child(.suffix)?.child(.suffix)?.identifierText
      else { return AssignmentRole(node) != .target }
      return !stored.contains(name) && !stored.contains(name.droppingMark)
    }
    guard node.kind == .simpleIdentifier, case .value = IdentifierRole(node) else { return false }
    let name = node.identifierText
    // A method may have the name of a property, but is no value.
    let isCalled = node.parent?.kind == .callExpression && node.parent?.firstChild?.id == node.id
    guard isCalled || !stored.contains(name) else { return false }
    return isMember(name) && LocalScopes.local(name, at: node) == nil
      && facts.type(around: node)?.path == type.path
  }

  private mutating func isMember(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    let answer = Self.has(name, type) || isInherited(name)
    known[name] = answer
    return answer
  }

  /// Whether a type has a method or a computed property of a name.
  private static func has(_ name: String, _ type: NominalType) -> Bool {
    type.functions(named: name).contains { !$0.isStatic }
      || type.properties(named: name).contains { $0.isComputed && !$0.isStatic }
  }

  /// Whether the type may have a member of a name from a protocol or a superclass.
  private func isInherited(_ name: String) -> Bool {
    let others = inherited.names.dropFirst()
    if others.contains(where: { facts.nominal($0).map { Self.has(name, $0) } ?? false }) {
      return true
    }
    guard !inherited.isComplete else { return false }
    // It may conform to what is not known here.
    return facts.declarations(withFunction: name).contains { declaration in
      let form = facts.nominal(declaration.path)?.primary?.form
      return (form == nil || form == .protocol)
        && declaration.functions(named: name).contains { !$0.isStatic }
    }
  }
}

extension String {
  /// The name without the `_` or `$` in front.
  var droppingMark: String { hasPrefix("_") || hasPrefix("$") ? String(dropFirst()) : self }
}
