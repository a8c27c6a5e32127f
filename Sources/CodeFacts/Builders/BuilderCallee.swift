import SyntaxTrees

/// What a call with closures calls, as far as closures are concerned.
enum BuilderCallee {
  /// One of these functions or initializers of the file.
  case functions([Function])
  /// The initializer that the compiler makes, with these properties as parameters.
  case members([Property])
  /// What the SDK's data have under this name.
  case known(String)
  /// The file does not tell.
  case unknown

  init(_ callee: Node, of place: ClosurePlace, facts: FileFacts) {
    self = BuilderCalleeSearch(facts: facts, place: place).find(callee)
  }
}

private struct BuilderCalleeSearch {
  let facts: FileFacts
  let place: ClosurePlace

  func find(_ callee: Node) -> BuilderCallee {
    if callee.kind == .simpleIdentifier { return named(callee) }
    if let name = Receivers.typeName(of: callee) { return type(name, at: callee) }
    guard callee.kind == .navigationExpression, let target = callee.child(.target),
      let name = callee.child(.suffix)?.child(.suffix)?.identifierText
    else { return .unknown }
    if name == "init", let type = Receivers.typeName(of: target) {
      return self.type(type, at: callee)
    }
    return method(name, of: target)
  }

  /// A name alone: something local, a method of the type around, a function, a type.
  private func named(_ callee: Node) -> BuilderCallee {
    let name = callee.identifierText
    if let local = LocalScopes.local(name, at: callee) {
      if case .function(let function) = local.origin { return .functions([function]) }
      return .unknown
    }
    if let around = facts.type(around: callee), around.hasMember(named: name) {
      let methods = fitting(around.functions(named: name))
      return methods.isEmpty ? .unknown : .functions(methods)
    }
    let functions = fitting(facts.functions(named: name))
    return functions.isEmpty ? type(name, at: callee) : .functions(functions)
  }

  private func fitting(_ functions: [Function]) -> [Function] {
    functions.filter { $0.fits($0.name, CallArguments.labels(of: place.call)) }
  }

  private func type(_ name: String, at node: Node) -> BuilderCallee {
    if let type = facts.type(named: name, at: node) {
      let initializers = fitting(type.initializers)
      if !initializers.isEmpty { return .functions(initializers) }
      if type.primary != nil {
        return type.hasMemberwiseInitializer ? .members(memberwise(type)) : .unknown
      }
    }
    let first = String(name.prefix { $0 != "." })
    guard facts.declarationOfType(named: first, at: node) == nil else { return .unknown }
    return .known(facts.sdk.unqualified(name))
  }

  private func memberwise(_ type: NominalType) -> [Property] {
    (type.primary?.properties ?? []).filter { property in
      !property.isStatic && !property.isComputed && !(property.isConstant && property.value != nil)
    }
  }

  /// A method: the file's own of that name, else one of a protocol that the value conforms to.
  private func method(_ name: String, of target: Node) -> BuilderCallee {
    let all = facts.declarations(withFunction: name)
    let own = fitting(all.flatMap(\.functions).filter { $0.name == name })
    if !own.isEmpty { return .functions(own) }
    // What is called on a type tells nothing of values.
    let isOnType = Receivers.typeName(of: target) != nil
    let told = isOnType ? nil : OwnMethods(facts: facts).owner(of: name, by: place.call)
    let owner = facts.sdk.builders.owners(of: name).first { owner in
      told == owner || facts.conformances.conforms(target, to: owner).truth == .yes
    }
    return owner.map { .known("\($0).\(name)") } ?? .unknown
  }
}
