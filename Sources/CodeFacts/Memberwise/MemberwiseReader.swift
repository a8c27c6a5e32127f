import SyntaxTrees
import TextEditing

/// Tells what a memberwise initializer takes for each property.
struct MemberwiseReader {
  let facts: FileFacts

  /// Attributes of the language itself, which say nothing of how a property is set.
  private static let plainAttributes: Set<String> = [
    "available", "backDeployed", "inlinable", "MainActor", "nonobjc", "objc", "preconcurrency",
    "usableFromInline",
  ]

  /// What an attribute does to a property's parameter.
  enum Role {
    /// Nothing.
    case plain
    /// The parameter is a closure whose content a builder makes.
    case builder(String)
    /// The property has a value of its own; the parameter, if there is one, is the storage.
    case ownValue
    /// The parameter is the value.
    case value
    /// The parameter is the storage.
    case storage(String)
    case unknown(String)
  }

  /// The parameters for all properties that may have one, in order.
  func parameters(of declaration: TypeDeclaration) -> [MemberwiseParameter] {
    let conditional = Self.conditionalProperties(in: declaration.node)
    return declaration.properties.compactMap { property in
      guard !property.isStatic, !property.isComputed,
        !(property.isConstant && property.value != nil)
      else { return nil }
      var parameter = MemberwiseParameter(property)
      if conditional.contains(where: { $0 == property.node }) {
        parameter.obstacle = "\(property.name) is declared in an #if"
      } else if property.isDestructured {
        parameter.obstacle = "\(property.name) is declared in a tuple"
      } else if property.isLazy {
        parameter.obstacle = "\(property.name) is lazy"
      }
      read(&parameter)
      // What has a value and cannot be written is kept as it is, unless a call passes it.
      let hasValue = property.isLazy || property.value != nil && !property.isDestructured
      if parameter.obstacle != nil, hasValue { parameter.isLeftOut = true }
      return parameter
    }
  }

  private func read(_ parameter: inout MemberwiseParameter) {
    guard parameter.obstacle == nil else { return }
    let roles = parameter.property.attributes.map(role)
    guard let wrapper = roles.first(where: \.isWrapper) else {
      setType(of: &parameter, builder: roles.lazy.compactMap(\.builderName).first)
      parameter.argument = defaultValue(of: parameter.property)
      parameter.value = parameter.argument
      return
    }
    setWrapped(&parameter, wrapper)
  }

  private func role(of attribute: Attribute) -> Role {
    let name = attribute.name
    let shown = "@" + attribute.path.joined(separator: ".")
    guard facts.declarationOfType(named: attribute.path.first ?? name, at: attribute.node) == nil
    else {
      let type = facts.type(named: attribute.path.joined(separator: "."), at: attribute.node)
      let isBuilder = type?.primary?.attributes.contains { $0.name == "resultBuilder" } ?? false
      return isBuilder
        ? .builder(shown) : .unknown("what the project's own \(shown) does is not known")
    }
    if Self.plainAttributes.contains(name) { return .plain }
    if facts.sdk.builders.attributes[name] != nil { return .builder(shown) }
    if attribute.hasArguments || facts.sdk.initializedWrappers.contains(name) { return .ownValue }
    if facts.sdk.storageWrappers.contains(name) { return .storage(String(shown.dropFirst())) }
    if facts.sdk.valueWrappers.contains(name) { return .value }
    return .unknown("what \(shown) makes of a property is not known")
  }

  /// A property with a wrapper: a private one with a value has no parameter.
  private func setWrapped(_ parameter: inout MemberwiseParameter, _ role: Role) {
    let property = parameter.property
    switch role {
    case .unknown(let words):
      parameter.obstacle = words
    case .storage(let wrapper):
      setType(of: &parameter, builder: nil)
      parameter.form = .storage
      parameter.type = "\(wrapper)<\(parameter.type.droppingEscaping)>"
    case .value:
      setType(of: &parameter, builder: nil)
      parameter.argument = defaultValue(of: property)
      parameter.value =
        property.value.map { CodeText.dedented($0.text, of: $0) }
        ?? parameter.argument
      parameter.isLeftOut = parameter.argument != nil && property.isPrivateToFile
      if property.accessors != nil, property.value != nil, parameter.obstacle == nil {
        parameter.obstacle = "\(property.name) has observers"
      }
    default:
      // Nobody passes the storage that the property has made for itself.
      parameter.isLeftOut = true
      parameter.obstacle = "\(property.name) is passed as its wrapper"
    }
  }

  /// What the property is without an initializer that says otherwise.
  private func defaultValue(of property: Property) -> String? {
    if let value = property.value { return CodeText.withoutComments(value) }
    guard !property.isConstant, let type = property.typeText, type.hasSuffix("?") else {
      return nil
    }
    return "nil"
  }

  private func setType(of parameter: inout MemberwiseParameter, builder: String?) {
    let property = parameter.property
    guard let type = property.typeText ?? property.value.flatMap(facts.types.type(of:)) else {
      parameter.obstacle =
        parameter.obstacle ?? "the type of \(property.name) is not told by the code"
      return
    }
    if let written = property.type,
      let bare = TypeArguments(facts: facts.facts(of: written)).bareName(in: written)
    {
      parameter.obstacle =
        parameter.obstacle ?? "\(bare.text) has generic arguments that are not written"
    }
    let isFunction = FunctionTypes(facts: facts).isFunction(type, at: property.node)
    parameter.takesClosure = isFunction != .no || builder != nil
    switch isFunction {
    case .yes: parameter.type = "@escaping " + type.droppingParentheses
    case .no: parameter.type = type
    case .unknown:
      parameter.obstacle =
        parameter.obstacle
        ?? "the code does not tell whether \(type), the type of \(property.name), is one of functions"
    }
    guard let builder else { return }
    parameter.attribute = builder
    guard isFunction == .no else { return }
    parameter.type = "() -> \(parameter.type)"
    parameter.form = .result
  }

  /// The properties that stand between `#if` and `#endif`.
  private static func conditionalProperties(in declaration: Node) -> [Node] {
    var depth = 0
    return (declaration.child(.body)?.codeChildren ?? []).filter { member in
      if member.kind == .directive {
        if member.text.hasPrefix("#if") { depth += 1 }
        if member.text.hasPrefix("#endif") { depth -= 1 }
      }
      return depth > 0 && member.kind == .propertyDeclaration
    }
  }
}

extension MemberwiseReader.Role {
  fileprivate var isWrapper: Bool {
    switch self {
    case .ownValue, .value, .storage, .unknown: true
    case .plain, .builder: false
    }
  }

  fileprivate var builderName: String? {
    if case .builder(let name) = self { name } else { nil }
  }
}

extension String {
  /// A parameter's type without what only parameters have.
  fileprivate var droppingEscaping: String {
    hasPrefix("@escaping ") ? "(" + dropFirst("@escaping ".count) + ")" : self
  }

  /// A type without parentheses around the whole of it.
  fileprivate var droppingParentheses: String {
    var text = self[...]
    while text.hasPrefix("("), text.hasSuffix(")") {
      var depth = 0
      let closes = text.indices.first { index in
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        return depth == 0
      }
      guard let closes, text.index(after: closes) == text.endIndex else { break }
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }
}
