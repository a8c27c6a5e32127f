import SyntaxTrees

/// Follows a chain from its beginning and keeps track of what its value is.
struct ChainValue {
  let types: ExpressionTypes
  let depth: Int

  var facts: FileFacts { types.facts }

  /// What is known of the chain's value.
  ///
  /// A value of which nothing is known does not end it: a method further on may tell what it is.
  func value(of chain: CallChain) -> ExpressionValue {
    var index = 0
    var isOptional = false
    var value = beginning(of: chain, next: &index)
    while index < chain.links.count {
      let link = chain.links[index]
      let call = index + 1 < chain.links.count ? chain.links[index + 1] : nil
      index += 1
      switch link {
      case .member(let name, let node):
        if case .call(let call)? = call {
          value = called(name, on: value, by: call, at: node)
          index += 1
        } else {
          value = member(name, of: value, at: node)
        }
      case .call(let node):
        if case .metatype(let type) = value {
          value = made(type, by: node)
        } else {
          value = .unknown
        }
      case .element(let node): value = element(of: value, by: node)
      case .force: value = withoutOptional(value)
      case .optional:
        value = withoutOptional(value)
        isOptional = true
      }
    }
    guard isOptional else { return value }
    guard case .value(let type) = value else { return .unknown }
    return .value(TypeText.isOptional(type) ? type : TypeText.optional(type))
  }

  private func withoutOptional(_ value: ExpressionValue) -> ExpressionValue {
    guard case .value(let type) = value, let inner = TypeText.wrapped(type) else { return .unknown }
    return .value(inner)
  }

  /// The value of the root; a call behind a function's name is taken along.
  private func beginning(of chain: CallChain, next index: inout Int) -> ExpressionValue {
    let root = chain.root
    if let name = chain.implicitMember {
      // `.member(…)` gives what the member is, as far as is known.
      if case .call? = chain.links.first { index = 1 }
      return implicit(name)
    }
    switch root.kind {
    case .selfExpression:
      return facts.type(around: root).map { .value($0.path) } ?? .unknown
    case .genericExpression:
      return .metatype(root.textWithoutComments)
    case .arrayLiteral, .dictionaryLiteral:
      if case .call? = chain.links.first, TypeLiterals.isType(root) {
        return .metatype(root.textWithoutComments)
      }
    case .simpleIdentifier:
      if case .call(let call)? = chain.links.first,
        let result = calledByName(root, by: call)
      {
        index = 1
        return result
      }
      return named(root)
    default:
      break
    }
    return chain.links.isEmpty ? .unknown : types.value(of: root, depth: depth + 1)
  }

  /// A name that stands alone: local, member of the type, global, or a type's name.
  private func named(_ node: Node) -> ExpressionValue {
    let name = node.identifierText
    if name == "$0" { return ClosureParameterTypes(types: types, depth: depth + 1).value(of: node) }
    if let local = LocalScopes.local(name, at: node) { return value(of: local) }
    if let type = facts.type(around: node), type.hasMember(named: name) {
      return member(name, of: .value(type.path), at: node)
    }
    if name == "Self" {
      return facts.type(around: node).map { .metatype($0.path) } ?? .unknown
    }
    if name.first?.isUppercase ?? false, facts.type(named: name, at: node) != nil {
      return .metatype(name)
    }
    if let global = facts.global(named: name) {
      return translated(value(of: global), from: global.nameNode, to: node)
    }
    return name.first?.isUppercase ?? false ? .metatype(name) : .unknown
  }

  private func calledByName(_ node: Node, by call: Node) -> ExpressionValue? {
    let name = node.identifierText
    if let local = LocalScopes.local(name, at: node) {
      if case .function(let function) = local.origin { return result(of: [function], at: node) }
      return .unknown
    }
    if let type = facts.type(around: node) {
      let methods = type.functions(named: name)
      if !methods.isEmpty { return result(of: methods, at: node, selfType: type.path) }
      if let property = type.property(named: name) {
        return translated(
          resultOfCalling(property), from: property.nameNode, to: node, selfType: type.path)
      }
    }
    let functions = facts.functions(named: name)
    return functions.isEmpty ? nil : result(of: functions, at: node)
  }

  /// The result of a closure that a property holds, by its declared type.
  private func resultOfCalling(_ property: Property) -> ExpressionValue {
    guard let type = property.type?.unwrappedFunctionType, let result = type.codeChildren.last
    else { return .unknown }
    return .declared(result.textWithoutComments)
  }

  private func value(of local: LocalName) -> ExpressionValue {
    switch local.origin {
    case .variable(let property): return value(of: property)
    case .parameter(let parameter, _):
      guard let type = parameter.type, !isVariadic(parameter) else { return .unknown }
      return .declared(type.textWithoutComments)
    case .closureParameter(let type):
      return type.map { .declared($0.textWithoutComments) }
        ?? ClosureParameterTypes(types: types, depth: depth + 1).value(of: local.node)
    case .captured(let value?): return types.value(of: value, depth: depth + 1)
    case .captured(nil): return outside(local)
    case .unwrapped(let value):
      let outer = value.map { types.value(of: $0, depth: depth + 1) } ?? outside(local)
      if case .value(let type) = outer, !TypeText.isOptional(type) { return outer }
      return withoutOptional(outer)
    case .function, .other: return .unknown
    }
  }

  private func isVariadic(_ parameter: Parameter) -> Bool {
    parameter.nameNode.parent?.lastToken?.hasText("...") ?? false
  }

  /// `[name]` and `if let name` mean what the name means where they stand.
  private func outside(_ local: LocalName) -> ExpressionValue {
    local.node.hasText("self")
      ? .unknown : ChainValue(types: types, depth: depth + 1).limited(local.node)
  }

  private func limited(_ node: Node) -> ExpressionValue { depth < 60 ? named(node) : .unknown }

  /// The value of a property by its declared type, or else by its initial value.
  func value(of property: Property) -> ExpressionValue {
    if let type = property.typeText { return .declared(type) }
    if let value = valueByArgument(of: property) { return value }
    guard let value = property.value, !property.isDestructured,
      property.attributes.isEmpty
        || !property.isComputed
    else { return .unknown }
    return types.value(of: value, depth: depth + 1)
  }

  /// What the argument of an attribute says of the property's type: `@Wrapper(Type.self)`,
  /// `@Wrapper(\.member)`; nil if there is no such attribute.
  private func valueByArgument(of property: Property) -> ExpressionValue? {
    for attribute in property.attributes {
      guard let root = facts.sdk.argumentWrappers[attribute.name],
        facts.declarationOfType(named: attribute.name, at: property.nameNode) == nil,
        let argument = attribute.argument
      else { continue }
      var names: [(String, Node)] = []
      var node = argument
      while node.kind == .navigationExpression, let target = node.child(.target),
        let name = node.child(.suffix)?.child(.suffix)
      {
        names.append((name.identifierText, name))
        node = target
      }
      if names.first?.0 == "self" {
        return .value(argument.child(.target)?.textWithoutComments ?? "")
      }
      guard node.kind == .keyPathExpression else { return .unknown }
      let file = facts.facts(of: node)
      let chain = ChainValue(types: file.types, depth: depth + 1)
      return names.reversed().reduce(.value(root)) { chain.member($1.0, of: $0, at: $1.1) }
    }
    return nil
  }

  /// The common result of functions that a call may mean, as it is told at a node.
  func result(
    of functions: [Function], at node: Node, selfType: String? = nil
  ) -> ExpressionValue {
    var results: Set<ExpressionValue> = []
    for function in functions {
      let text = function.result?.textWithoutComments ?? "Void"
      let generics = Set(function.genericParameters.map(\.name))
      if TypeWords.of(text).contains(where: generics.contains) { return .unknown }
      results.insert(
        translated(
          .declared(text), from: function.nameNode, to: node, selfType: selfType))
    }
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }

  /// A value that is told at one place, as it is told at another.
  func translated(
    _ value: ExpressionValue, from origin: Node, to node: Node, selfType: String? = nil
  ) -> ExpressionValue {
    TypeTranslation(facts: facts, origin: origin, destination: node, selfType: selfType)
      .value(value)
  }

  private func element(of value: ExpressionValue, by call: Node) -> ExpressionValue {
    guard case .value(let type) = value, type.hasPrefix("["), type.hasSuffix("]") else {
      return .unknown
    }
    let inner = type.dropFirst().dropLast()
    guard !inner.contains("["), !inner.contains("(") else { return .unknown }
    let parts = inner.split(separator: ":").map(\.trimmedWhitespace)
    let arguments = CallArguments.arguments(of: call)
    guard arguments.count == 1, let index = arguments[0].child(.value) else { return .unknown }
    if parts.count == 2 { return .value(TypeText.optional(parts[1])) }
    let isPosition = types.value(of: index, depth: depth + 1) == .value("Int")
    return isPosition ? .value(String(inner)) : .unknown
  }
}

/// The words of a type's text.
enum TypeWords {
  static func of(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

/// Literals that are types when they are called: `[Int]()`.
enum TypeLiterals {
  static func isType(_ literal: Node) -> Bool {
    literal.descendants.allSatisfy { node in
      node.kind != .simpleIdentifier || node.text.first.map { $0.isUppercase } ?? false
    } && literal.firstToken?.nextToken?.hasText("]") != true
  }
}

extension Node {
  /// The function type that a type is, parentheses and attributes aside.
  var unwrappedFunctionType: Node? {
    var node = self
    for _ in 0..<8 {
      if node.kind == .functionType { return node }
      guard let inner = node.namedChildren.last else { return nil }
      node = inner.kind == .tupleTypeItem ? inner.namedChildren.last ?? inner : inner
    }
    return nil
  }
}
