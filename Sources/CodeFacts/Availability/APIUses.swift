import SyntaxTrees

/// Finds the places in a file that use API whose versions are known.
struct APIUses {
  /// A place that uses a piece of API.
  struct Use {
    let name: APIName
    /// The identifier that names it.
    let node: Node
  }

  /// What is known of the code.
  let facts: FileFacts
  /// For code that was computed, the file that it is for, and where in it.
  var home: (file: FileFacts, place: Node)?

  init(facts: FileFacts, around home: (file: FileFacts, place: Node)? = nil) {
    self.facts = facts
    self.home = home
  }

  /// The uses in code, in order.
  func uses(in code: Node) -> [Use] {
    guard !facts.project.apiNames.isEmpty else { return [] }
    return ([code] + Array(code.descendants)).flatMap(uses(at:))
  }

  private func uses(at node: Node) -> [Use] {
    guard node.kind == .simpleIdentifier || node.kind == .typeIdentifier,
      let names = facts.project.apiNames[node.identifierText]
    else { return [] }
    return names.filter { isMeant($0, by: node) }.map { Use(name: $0, node: node) }
  }

  private func isMeant(_ name: APIName, by node: Node) -> Bool {
    switch name {
    case .type(let type):
      return isName(node, ofType: type)
    case .member(_, let type):
      guard !declaresType(type, at: node) else { return false }
      return owner(ofMember: node) == type
    case .method(let method, let labels):
      guard let call = call(of: node), has(call, labels) else { return false }
      return !declaresFunction(method, calledBy: call)
    case .initializer(let type, let labels):
      return call(of: node).map { has($0, labels) } ?? false && isName(node, ofType: type)
    }
  }

  // MARK: Names

  /// Whether an identifier stands for a type that the project does not declare.
  private func isName(_ node: Node, ofType type: String) -> Bool {
    guard !declaresType(type, at: node) else { return false }
    if node.kind == .typeIdentifier { return node.field != .name }
    if let target = target(ofMember: node) {
      // `Module.Type`
      let imports = (home?.file ?? facts).declarations.imports
      return target.kind == .simpleIdentifier && imports.contains(target.text)
    }
    guard let parent = node.parent else { return false }
    return parent.kind == .navigationExpression || parent.kind == .callExpression
  }

  /// The type whose member an identifier names, as `Type.member`, or as `.member` where the type is
  /// known by the place.
  private func owner(ofMember node: Node) -> String? {
    if let target = target(ofMember: node) {
      return target.lastToken.map(\.identifierText)
    }
    guard let member = node.parent, member.kind == .prefixExpression,
      member.firstToken?.hasText(".") ?? false
    else { return nil }
    return type(wantedAt: member)
  }

  /// What stands before the dot of a member.
  private func target(ofMember node: Node) -> Node? {
    guard node.parent?.kind == .navigationSuffix else { return nil }
    return node.parent?.parent?.child(.target)
  }

  /// The call of the function, method or type that an identifier names.
  private func call(of node: Node) -> Node? {
    var callee = node
    if node.parent?.kind == .navigationSuffix, let member = node.parent?.parent { callee = member }
    if let member = callee.parent, member.kind == .navigationExpression,
      member.child(.suffix)?.child(.suffix)?.hasText("init") ?? false
    {
      callee = member
    }
    guard let call = callee.parent, call.kind == .callExpression, call.firstChild == callee else {
      return nil
    }
    return call
  }

  /// Whether a call has exactly these labels; the first trailing closure may have any.
  private func has(_ call: Node, _ labels: [String]) -> Bool {
    let found = CallArguments.labels(of: call)
    let inParentheses = CallArguments.arguments(of: call).count
    guard found.count == labels.count else { return false }
    return zip(found, labels).enumerated().allSatisfy { index, pair in
      index == inParentheses && pair.0 == nil || (pair.0 ?? "_") == pair.1
    }
  }

  /// Whether the project has a type of its own that a name means.
  private func declaresType(_ name: String, at node: Node) -> Bool {
    facts.declarationOfType(named: name, at: node) != nil
      || home.map { $0.file.declarationOfType(named: name, at: $0.place) != nil } ?? false
  }

  /// Whether the project has a function of its own that a call may mean.
  private func declaresFunction(_ name: String, calledBy call: Node) -> Bool {
    let labels = CallArguments.labels(of: call)
    let file = home?.file ?? facts
    let methods = file.files(declaringFunction: name).flatMap(\.declarations.all)
      .flatMap(\.functions)
    return (methods + file.functions(named: name)).contains { $0.fits(name, labels) }
  }

  // MARK: Places

  /// The type that a value must have by its place: an argument, or a property with a type.
  private func type(wantedAt value: Node) -> String? {
    var node = value
    while let parent = node.parent {
      switch parent.kind {
      case .tupleExpression where parent.unwrapped == node.unwrapped: node = parent
      case .ternaryExpression where node.field != .condition: node = parent
      case .valueArgument: return parameter(of: parent).flatMap { facts.sdk.argumentTypes[$0] }
      case .propertyDeclaration where node.field == .value:
        return parent.child(.typeAnnotation)?.namedChildren.first?.textWithoutComments
      default: return nil
      }
    }
    return nil
  }

  /// The parameter that an argument is for: that of its label, or of the last label before it.
  private func parameter(of argument: Node) -> ParameterName? {
    guard let list = argument.parent, let call = list.ancestor(.callExpression),
      let function = calledName(of: call)
    else { return nil }
    let upToHere = list.children(.valueArgument).prefix { $0.id <= argument.id }
    let label = upToHere.compactMap { $0.child(.name)?.compactText }.last
    return ParameterName(function: function, label: label ?? "_")
  }

  /// The name of the function, method or type that is called, unless the project declares it itself.
  private func calledName(of call: Node) -> String? {
    guard let callee = call.firstChild, var name = callee.lastToken else { return nil }
    if name.hasText("init"), let type = callee.child(.target)?.lastToken { name = type }
    let text = name.identifierText
    return declaresType(text, at: name) || declaresFunction(text, calledBy: call) ? nil : text
  }
}
