import SyntaxTrees

extension ChainValue {
  /// What `.name` at the very beginning gives, if all that the name can mean agree.
  func implicit(_ node: Node) -> ExpressionValue {
    ImplicitMembers(facts: facts, depth: depth).type(of: node).map { .declared($0) } ?? .unknown
  }

  /// `value.name`, not called.
  func member(_ name: String, of value: ExpressionValue, at node: Node) -> ExpressionValue {
    switch value {
    case .metatype(let type):
      if name == "init" { return value }
      if name.first?.isUppercase ?? false { return .metatype("\(type).\(name)") }
      return staticMember(name, of: type, at: node)
    case .value(let type):
      if facts.genericParameter(named: type, at: node) != nil {
        return member(name, of: .opaque([type]), at: node)
      }
      if let nominal = facts.type(named: type, at: node) {
        if let property = nominal.property(named: name) {
          return told(property, of: nominal, written: type, at: node)
        }
        if nominal.primary != nil { return .unknown }
      }
      return facts.sdkType(named: type, at: node)?.properties[name]
        .map { .declared(facts.sdkText($0, at: node)) } ?? .unknown
    case .opaque(let protocols):
      return member(name, ofAll: protocols, at: node)
    case .none, .unknown:
      return .unknown
    }
  }

  /// A property that the protocols of a value ask for or add.
  private func member(
    _ name: String, ofAll protocols: [String], at node: Node
  ) -> ExpressionValue {
    for known in facts.conformances.all(of: protocols, at: node).names {
      guard let nominal = facts.type(named: known, at: node),
        let property = nominal.property(named: name)
      else { continue }
      return told(property, of: nominal, written: nil, at: node)
    }
    return .unknown
  }

  private func staticMember(_ name: String, of type: String, at node: Node) -> ExpressionValue {
    if let nominal = facts.type(named: type, at: node) {
      if nominal.isAmbiguous || nominal.hasTwin(with: name) { return .unknown }
      if nominal.parts.contains(where: { $0.plainCases.contains(name) }) { return .value(type) }
      let properties = nominal.properties(named: name).filter(\.isStatic)
      if !properties.isEmpty {
        return common(properties) { told($0, of: nominal, written: type, at: node) }
      }
      if nominal.primary != nil { return constrainedMember(name, of: type) ?? .unknown }
    }
    return constrainedMember(name, of: type) ?? sdkStaticMember(name, of: type, at: node)
  }

  /// A static member that an extension of a protocol has for this type alone:
  /// `extension P where Self == T`.
  private func constrainedMember(_ name: String, of type: String) -> ExpressionValue? {
    let plain = facts.sdk.unqualified(type)
    for declaration in facts.files(declaringStatic: name).flatMap(\.declarations.all)
    where declaration.hasStatic(name) {
      let isMeant = declaration.constraints.contains { constraint in
        constraint.subject == "Self" && constraint.isEquality
          && constraint.bounds.contains { facts.sdk.unqualified($0) == plain }
      }
      guard isMeant, let property = declaration.properties(named: name).first(where: \.isStatic)
      else { continue }
      let value = value(of: property)
      return value == .value("Self") ? .value(type) : value
    }
    return nil
  }

  /// A static member of a type itself, or one that a protocol has for this type alone.
  private func sdkStaticMember(_ name: String, of type: String, at node: Node) -> ExpressionValue {
    guard let known = facts.sdkType(named: type, at: node) else { return .unknown }
    if let member = known.members[name] { return .declared(facts.sdkText(member, at: node)) }
    let protocols = facts.conformances.all(of: [type], at: node).names
      .compactMap { facts.sdkType(named: $0, at: node) }.filter(\.isProtocol)
    let plain = facts.sdk.unqualified(type)
    return protocols.contains { $0.members[name] == plain } ? .value(type) : .unknown
  }

  /// `value.name(…)`.
  func called(
    _ name: String, on value: ExpressionValue, by call: Node, at node: Node
  ) -> ExpressionValue {
    let result = result(of: name, on: value, by: call, at: node)
    return result == .unknown ? ownMethod(name, on: value, by: call, at: node) : result
  }

  /// The result of a method that only values of one protocol have.
  private func ownMethod(
    _ name: String, on value: ExpressionValue, by call: Node, at node: Node
  ) -> ExpressionValue {
    guard mayConformToMore(value, at: node), !isCalledOnLiteral(node),
      let owner = OwnMethods(facts: facts).owner(of: name, by: call),
      facts.sdkType(named: owner, at: node) != nil
    else { return .unknown }
    return method(name, on: .opaque([owner]), names: [owner], by: call, at: node)
  }

  /// Whether what stands before `.name` is a collection, a tuple or a closure, which conform to
  /// nothing of the kind, whatever is in them.
  private func isCalledOnLiteral(_ name: Node) -> Bool {
    switch name.parent?.parent?.child(.target)?.unwrapped.kind {
    // `[name]` reads as a type.
    case .arrayLiteral, .arrayType, .dictionaryLiteral, .dictionaryType, .tupleExpression,
      .lambdaLiteral:
      true
    default: false
    }
  }

  /// Whether a value may conform to what the code does not tell.
  private func mayConformToMore(_ value: ExpressionValue, at node: Node) -> Bool {
    switch value {
    case .unknown: return true
    case .opaque(let protocols): return !facts.conformances.all(of: protocols, at: node).isComplete
    case .value(let type):
      // The type of an array, a tuple or a closure.
      guard !type.hasPrefix("["), !type.hasPrefix("(") else { return false }
      return !facts.conformances.all(of: [TypeText.withoutArguments(type)], at: node).isComplete
    // A name with a capital letter is a type's, and its methods are static ones.
    case .metatype, .none: return false
    }
  }

  private func result(
    of name: String, on value: ExpressionValue, by call: Node, at node: Node
  ) -> ExpressionValue {
    switch value {
    case .metatype(let type):
      if name == "init" || name.first?.isUppercase ?? false {
        return made(name == "init" ? type : "\(type).\(name)", by: call)
      }
      guard let nominal = facts.type(named: type, at: node) else {
        return sdkStaticMember(name, of: type, at: node)
      }
      if nominal.parts.contains(where: { $0.cases.contains(name) }) { return .value(type) }
      let functions = nominal.functions(named: name).filter(\.isStatic)
      guard !functions.isEmpty else { return sdkStaticMember(name, of: type, at: node) }
      return result(of: functions, at: node, selfType: selfType(of: nominal, written: type))
    case .value(let type):
      return method(name, on: value, names: [type], by: call, at: node)
    case .opaque(let protocols):
      return method(name, on: value, names: protocols, by: call, at: node)
    case .none, .unknown:
      return .unknown
    }
  }

  /// The result of a method by the file's declarations, and else by what is known of the SDK.
  private func method(
    _ name: String, on value: ExpressionValue, names: [String], by call: Node, at node: Node
  ) -> ExpressionValue {
    let known = facts.conformances.all(of: names, at: node).names
    let functions = known.flatMap {
      facts.type(named: $0, at: node)?.functions(named: name) ?? []
    }
    .filter { !$0.isStatic }
    if !functions.isEmpty {
      if functions.allSatisfy({ $0.result?.hasText("Self") ?? false }) { return value }
      guard case .value(let type) = value else { return result(of: functions, at: node) }
      return result(of: functions, at: node, selfType: type)
    }
    if names.count == 1, let nominal = facts.type(named: names[0], at: node),
      nominal.primary != nil, nominal.hasMember(named: name)
    {
      return .unknown
    }
    return sdkMethod(name, on: value, known: known, by: call)
  }

  /// All that the protocols of a value say of a method, together.
  private func sdkMethod(
    _ name: String, on value: ExpressionValue, known: [String], by call: Node
  ) -> ExpressionValue {
    let signature = name + CallArguments.labelList(of: call)
    if case .value(let type) = value,
      let result = facts.sdkType(named: type, at: call)?.result(of: name, signature)
    {
      return result == "Self" ? value : .declared(facts.sdkText(result, at: call))
    }
    var protocols: [String] = []
    for found in known {
      guard let type = facts.sdkType(named: found, at: call), type.isProtocol else { continue }
      let result = type.result(of: name, signature) ?? type.otherMethods
      guard let result, case .opaque(let names) = ExpressionValue.declared(result) else { continue }
      protocols += names.filter { !protocols.contains($0) }
    }
    return protocols.isEmpty ? .unknown : .opaque(protocols)
  }

  /// A value that an initializer of a type makes.
  func made(_ text: String, by call: Node) -> ExpressionValue {
    if text.hasPrefix("[") || text.contains("<") { return .value(text) }
    let labels = CallArguments.labels(of: call)
    if let nominal = facts.type(named: text, at: call), let primary = nominal.primary {
      guard primary.genericParameters.isEmpty, !nominal.isAmbiguous else { return .unknown }
      // The initializer that the compiler makes for an enum's raw values.
      if primary.form == .enum, labels == ["rawValue"] {
        return .value(TypeText.optional(text == "Self" ? nominal.path : text))
      }
      let failable = nominal.initializers.filter(\.isFailable)
      return failable.isEmpty ? .value(text == "Self" ? nominal.path : text) : .unknown
    }
    if facts.alias(named: text) != nil { return labels.isEmpty ? .value(text) : .unknown }
    if facts.declarationOfType(named: text, at: call) != nil { return .value(text) }
    if ImplicitMembers.generics.contains(text) { return .unknown }
    if let known = facts.sdkType(named: text, at: call) {
      if known.failable.contains(CallArguments.initializerSignature(of: call)) {
        return .value(TypeText.optional(text))
      }
      // Of one that the project adds, the labels tell that it is meant, if there are any.
      let isOwn = facts.type(named: text, at: call)?.initializers.contains {
        $0.isFailable && $0.fits("init", labels)
      }
      if isOwn ?? false {
        return labels.contains { $0 != nil } ? .value(TypeText.optional(text)) : .unknown
      }
      // Without its arguments the name is no type, but what the value conforms to is known.
      return known.isGeneric
        ? .opaque(facts.conformances.all(of: [text], at: call).names) : .value(text)
    }
    // An initializer with arguments may give an optional; one without hardly ever does.
    return labels.isEmpty ? .value(text) : .unknown
  }

  /// The one value that all of several properties have, of which each may be meant: the branches of
  /// an `#if` may each declare one.
  private func common(
    _ properties: [Property], _ value: (Property) -> ExpressionValue
  ) -> ExpressionValue {
    guard let first = properties.first.map(value) else { return .unknown }
    return properties.dropFirst().allSatisfy { value($0) == first } ? first : .unknown
  }

  /// The value of a type's property as it is told at a node.
  private func told(
    _ property: Property, of nominal: NominalType, written: String?, at node: Node
  ) -> ExpressionValue {
    translated(
      value(of: property), from: property.nameNode, to: node,
      selfType: written.flatMap { selfType(of: nominal, written: $0) })
  }

  /// What `Self` means in a type's members; nil if the code in front does not tell.
  private func selfType(of nominal: NominalType, written: String) -> String? {
    let isGeneric = !(nominal.primary?.genericParameters.isEmpty ?? true)
    return isGeneric && !written.contains("<") ? nil : written
  }
}

/// What a name behind a leading dot may mean.
struct ImplicitMembers {
  let facts: FileFacts
  var depth = 0

  /// Types of the language whose generic arguments a call leaves to be inferred.
  static let generics: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "Optional", "Range",
    "ClosedRange", "Result", "AnySequence", "AnyIterator", "KeyValuePairs", "CollectionOfOne",
    "Slice", "Task", "AsyncStream", "AsyncThrowingStream",
  ]

  /// The type of a static member as it is written where the name stands; nil if no protocol offers
  /// the name, or several types do.
  func type(of node: Node) -> String? {
    let name = node.identifierText
    var results: [String] = []
    for declaration in facts.declarations(withStatic: name)
    where declaration.hasStatic(name) && isProtocol(declaration.path) {
      let selfType = selfType(of: declaration)
      func add(_ text: String?, _ origin: Node) -> Bool {
        let translation = TypeTranslation(
          facts: facts, origin: origin, destination: node, selfType: selfType)
        guard let type = text.flatMap(translation.type) else { return false }
        results.append(type)
        return true
      }
      for property in declaration.properties(named: name) where property.isStatic {
        let type = property.typeText ?? valueType(of: property)
        guard add(type, property.nameNode) else { return nil }
      }
      for function in declaration.functions(named: name) where function.isStatic {
        guard add(function.result?.text ?? "Void", function.nameNode) else { return nil }
      }
    }
    if results.isEmpty {
      results = facts.sdk.types.values.filter(\.isProtocol).compactMap { $0.members[name] }
        .map { facts.sdkText($0, at: node) }
    }
    let distinct = Set(results)
    return distinct.count == 1 ? distinct.first : nil
  }

  private func valueType(of property: Property) -> String? {
    guard let value = property.value, !property.isDestructured,
      case .value(let type) = facts.types.value(of: value, depth: depth + 1)
    else { return nil }
    return type
  }

  private func isProtocol(_ path: String) -> Bool {
    facts.nominal(path)?.primary?.form == .protocol
      || facts.sdk.types[path]?.isProtocol ?? false
  }

  /// The type of `extension P where Self == T`.
  private func selfType(of declaration: TypeDeclaration) -> String? {
    declaration.constraints.first { $0.subject == "Self" && $0.isEquality }?.bounds.first
  }
}
