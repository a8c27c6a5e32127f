import SyntaxTrees

/// Tells closures that a result builder puts together from others, and what they make.
struct BuilderSearch {
  let facts: FileFacts
  private var depth = 0
  /// How many calls lie in each other whose content is what the builder around them makes.
  private static let deepest = 60

  init(facts: FileFacts) { self.facts = facts }

  /// What a closure is there for.
  func content(of closure: Node) -> BuiltContent {
    guard depth < Self.deepest, let place = ClosurePlace(closure), let callee = place.callee else {
      return .unknown
    }
    switch BuilderCallee(callee, of: place, facts: facts) {
    case .functions(let functions):
      return .common(functions.map { content(of: place, by: $0) })
    case .members(let properties): return content(of: place, by: properties)
    case .known(let name): return known(name, at: place)
    case .unknown: return .unknown
    }
  }

  private func content(of place: ClosurePlace, by function: Function) -> BuiltContent {
    let parameters = function.parameters.filter { $0.type?.unwrappedFunctionType != nil }
    let index = place.index(
      among: parameters.map { .init(label: $0.label, isOptional: $0.hasDefault) })
    guard let index else { return .unknown }
    let type = parameters[index].type?.unwrappedFunctionType
    return content(
      of: parameters[index].attributes, result: type?.codeChildren.last, at: function.node)
  }

  /// By the initializer that the compiler makes.
  private func content(of place: ClosurePlace, by properties: [Property]) -> BuiltContent {
    let closures = properties.filter { property in
      property.type?.unwrappedFunctionType != nil || property.attributes.contains(where: isKnown)
    }
    let index = place.index(
      among: closures.map { .init(label: $0.name, isOptional: $0.value != nil) })
    guard let index else { return .unknown }
    let property = closures[index]
    let result = property.type.flatMap { $0.unwrappedFunctionType?.codeChildren.last ?? $0 }
    return content(of: property.attributes, result: result, at: property.node)
  }

  private func isKnown(_ attribute: Attribute) -> Bool {
    facts.sdk.builders.attributes[attribute.name] != nil || isOwnBuilder(attribute)
  }

  /// Whether the file declares the attribute as a result builder.
  private func isOwnBuilder(_ attribute: Attribute) -> Bool {
    let type = facts.type(named: attribute.path.joined(separator: "."), at: attribute.node)
    return type?.primary?.attributes.contains { $0.name == "resultBuilder" } ?? false
  }

  /// By the attributes of a parameter or a property whose closure gives a type.
  private func content(
    of attributes: [Attribute], result: Node?, at declaration: Node
  ) -> BuiltContent {
    var content = BuiltContent.none
    for attribute in attributes {
      let first = attribute.path.first ?? ""
      if facts.declarationOfType(named: first, at: declaration) != nil {
        if isOwnBuilder(attribute) { return .something }
        continue
      }
      switch facts.sdk.builders.attributes[attribute.name] {
      case .conforming(let name): return made([name], at: declaration)
      case .declared: return result.map { made(by: $0) } ?? .something
      case .outer: return .something
      case .action: continue
      // It may be a builder from another file.
      case nil: content = .unknown
      }
    }
    return content
  }

  private func made(_ names: [String], at node: Node) -> BuiltContent {
    let all = facts.conformances.all(of: names, at: node)
    return .conforming(all.names, isAll: all.isComplete)
  }

  /// A value of a declared type.
  private func made(by type: Node) -> BuiltContent {
    switch ExpressionValue.declared(type.textWithoutComments) {
    case .opaque(let names): made(names, at: type)
    case .value(let text): made(by: TypeText.withoutArguments(text), at: type)
    case .metatype, .none, .unknown: .something
    }
  }

  private func made(by name: String, at type: Node) -> BuiltContent {
    guard case .conforming(let names, let isAll) = made([name], at: type) else { return .something }
    // What a generic parameter stands for may conform to more than is asked of it.
    let isGeneric = facts.genericParameter(named: name, at: type) != nil
    return .conforming(names, isAll: isAll && !isGeneric)
  }

  private func known(_ name: String, at place: ClosurePlace) -> BuiltContent {
    guard let closures = facts.sdk.builders.calls[name],
      let index = place.index(among: closures.map { .init(label: $0.label) })
    else { return .unknown }
    switch closures[index].content {
    case .action: return .none
    case .conforming(let name): return made([name], at: place.call)
    case .declared: return .something
    case .outer:
      let outer = content(around: place.call)
      return outer.isBuilt ? outer : .something
    }
  }
}

extension BuilderSearch {
  /// What is made where an expression stands, with the methods that are called on it.
  func content(around expression: Node) -> BuiltContent {
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .navigationExpression where node.field == .target:
        guard let owner = ownerOfMethod(in: parent) else { break }
        return made([owner], at: parent)
      case .callExpression where parent.firstChild?.id == node.id: break
      case .statements, .tryExpression, .awaitExpression, .unsafeExpression: break
      case .ternaryExpression where node.field == .ifTrue || node.field == .ifFalse: break
      case .tupleExpression where parent.unwrapped.id != parent.id: break
      case .ifStatement, .switchEntry, .switchStatement, .forStatement, .doStatement,
        .computedGetter:
        // Nothing that stands in the head of a statement is what is made.
        guard Self.passed.contains(node.kind) else { return .something }
      case .controlTransferStatement:
        guard parent.firstToken?.hasText("return") ?? false else { return .something }
      case .lambdaLiteral:
        var search = self
        search.depth += 1
        return search.content(of: parent)
      case .functionBody:
        return parent.parent.flatMap(Function.init)?.result.map { made(by: $0) } ?? .something
      case .computedProperty, .propertyDeclaration:
        let declaration = parent.kind == .propertyDeclaration ? parent : parent.parent
        let type = declaration?.child(.typeAnnotation)?.codeChildren.last
        return type.map { made(by: $0) } ?? .something
      default: return .something
      }
      node = parent
    }
    return .something
  }

  private static let passed: Set<Kind> = [.statements, .ifStatement, .switchEntry]

  /// The protocol that a value must conform to for a method to be called on it.
  private func ownerOfMethod(in navigation: Node) -> String? {
    guard let name = navigation.child(.suffix)?.child(.suffix), let call = navigation.parent,
      call.kind == .callExpression
    else { return nil }
    return OwnMethods(facts: facts).owner(of: name.identifierText, by: call)
  }
}
