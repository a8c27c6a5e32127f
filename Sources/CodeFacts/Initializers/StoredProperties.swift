import SyntaxTrees

/// The stored properties of a type's values, numbered, and what an initializer must do with them.
struct StoredProperties {
  /// The properties in the order of their declarations.
  let all: [Property]
  /// The numbers of those that have no value until an initializer assigns them.
  let unset: Set<Int>
  private let indices: [String: Int]

  init(of type: NominalType, sdk: SDKKnowledge) {
    let stored = (type.primary?.properties ?? []).filter {
      !$0.isStatic && !$0.isComputed && !$0.isLazy && !$0.modifiers.contains("override")
    }
    var all: [Property] = []
    var indices: [String: Int] = [:]
    var unset: Set<Int> = []
    // The branches of an `#if` may each declare the property.
    for property in stored {
      let index = indices[property.name] ?? all.count
      if index == all.count {
        indices[property.name] = index
        all.append(property)
      }
      if Self.needsAssignment(property, sdk: sdk) { unset.insert(index) }
    }
    self.all = all
    self.indices = indices
    self.unset = unset
  }

  func index(of name: String) -> Int? { indices[name] }

  private static func needsAssignment(_ property: Property, sdk: SDKKnowledge) -> Bool {
    if property.value != nil { return false }
    let wrappers = property.attributes
    // `@Wrapper(argument)` makes the storage where it is declared.
    if wrappers.contains(where: \.hasArguments) { return false }
    if wrappers.contains(where: { sdk.initializedWrappers.contains($0.name) }) { return false }
    if wrappers.contains(where: { sdk.assignedWrappers.contains($0.name) }) { return true }
    return property.isConstant || !(property.isOptional ?? false)
  }
}
