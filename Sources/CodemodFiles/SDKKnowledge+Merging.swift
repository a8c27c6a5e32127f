public import CodeFacts

extension SDKKnowledge {
  /// The knowledge of several files together; of a type that two describe, all of it.
  public static func merged(_ all: [SDKKnowledge]) -> SDKKnowledge {
    all.reduce(into: SDKKnowledge()) { $0.merge($1) }
  }

  /// Takes in what another file tells; of a type that both describe, all of it.
  private mutating func merge(_ other: SDKKnowledge) {
    for (name, type) in other.types { types[name, default: SDKType()].merge(type) }
    initializedWrappers.formUnion(other.initializedWrappers)
    assignedWrappers.formUnion(other.assignedWrappers)
    propertyWrappers.merge(other.propertyWrappers) { $1 }
    argumentWrappers.merge(other.argumentWrappers) { $1 }
    valueWrappers.formUnion(other.valueWrappers)
    storageWrappers.formUnion(other.storageWrappers)
    builders.attributes.merge(other.builders.attributes) { $1 }
    builders.calls.merge(other.builders.calls) { $1 }
    availability.merge(other.availability) { $1 }
    argumentTypes.merge(other.argumentTypes) { $1 }
    reExports.merge(other.reExports) { $0.union($1) }
    builders.parameters.merge(other.builders.parameters) { $1 }
  }
}

extension SDKType {
  /// Takes in what else is known of the type.
  mutating func merge(_ other: SDKType) {
    if module.isEmpty { module = other.module }
    isProtocol = isProtocol || other.isProtocol
    includesOptionals = includesOptionals || other.includesOptionals
    isGeneric = isGeneric || other.isGeneric
    // In one order, whatever comes first.
    conformsTo = Set(conformsTo + other.conformsTo).sorted()
    failable.formUnion(other.failable)
    members.merge(other.members) { $1 }
    properties.merge(other.properties) { $1 }
    methods.merge(other.methods) { $1 }
    otherMethods = otherMethods ?? other.otherMethods
    ownMethods.formUnion(other.ownMethods)
  }
}
