import SyntaxTrees

/// Finds the places in a file that mean a property of a type.
struct ReferenceSearch {
  let facts: FileFacts
  let type: NominalType
  let property: Property

  /// All mentions in the order of the file.
  func references() -> [Reference] {
    var result = mentions(of: property.name) { kind(ofPlain: $0) }
    // `$name` and `_name` mean what an attribute makes of the property, unless the type itself
    // declares those names.
    if !property.attributes.isEmpty {
      for (prefix, kind) in [("$", Reference.Kind.projected), ("_", .storage)] {
        let name = prefix + property.name
        guard !type.hasMember(named: name) else { continue }
        result += mentions(of: name) { _ in kind }
      }
    }
    return result.sorted { $0.node.id < $1.node.id }
  }

  /// Members of the property's name of values that the code does not tell, which may be the type's.
  func doubts() -> [Node] {
    guard !property.isStatic else { return [] }
    return facts.identifiers[property.name].filter { node in
      guard case .member(let target) = IdentifierRole(node) else { return false }
      let base = Receivers.base(of: target)
      if let root = Receivers.keyPathRoot(of: base) {
        return root.codeChildren.dropFirst().isEmpty && !type.contains(node)
      }
      guard base.kind != .selfExpression, Receivers.typeName(of: base) == nil else { return false }
      return facts.types.value(of: base) == .unknown
    }
  }

  private func mentions(
    of name: String, kind: (Node) -> Reference.Kind
  ) -> [Reference] {
    facts.identifiers[name].compactMap { node in
      guard node != property.nameNode, let found = certainty(of: node) else { return nil }
      return Reference(
        node: node, kind: found.kind ?? kind(node), isAssigned: AssignmentRole(node) == .target,
        isCertain: found.isCertain)
    }
  }

  private struct Finding {
    var kind: Reference.Kind?
    var isCertain = true
  }

  /// Nil if the identifier means something else.
  private func certainty(of node: Node) -> Finding? {
    switch IdentifierRole(node) {
    case .none: return nil
    case .value: return isBareMention(node) ? Finding(isCertain: !isOverloadedCall(node)) : nil
    case .capture: return isBareMention(node) ? Finding(kind: .captured) : nil
    case .shorthand: return isBareMention(node) ? Finding(kind: .unwrapped) : nil
    case .implicitMember:
      return property.isStatic && type.contains(node) ? Finding(isCertain: false) : nil
    case .argumentLabel(let call):
      return makesType(call) ? Finding(kind: .memberwiseLabel) : nil
    case .member(let target): return member(node, of: target)
    }
  }

  /// Whether a name without anything before it reaches the property.
  private func isBareMention(_ node: Node) -> Bool {
    guard LocalScopes.local(node.identifierText, at: node) == nil else { return false }
    guard let around = facts.type(around: node) else { return false }
    if stands(node) { return !isInAttributeOrHead(node) }
    // A nested type reaches the static members of the types around it, unless it has its own.
    return property.isStatic && around.path.hasPrefix(type.path + ".")
      && !around.hasMember(named: node.identifierText)
  }

  /// The inheritance clause and the attributes of a type stand outside its members' scope.
  private func isInAttributeOrHead(_ node: Node) -> Bool {
    guard let around = facts.declarations.declaration(around: node),
      let body = around.node.child(.body)
    else { return true }
    return !body.contains(node)
  }

  /// `name(…)` may be a method of the same name.
  private func isOverloadedCall(_ node: Node) -> Bool {
    guard let call = node.parent, call.kind == .callExpression, call.firstChild?.id == node.id
    else { return false }
    return !type.functions(named: property.name).isEmpty
  }

  private func member(_ node: Node, of target: Node) -> Finding? {
    let target = Receivers.base(of: target)
    if target.kind == .selfExpression {
      return stands(node) ? Finding() : nil
    }
    if let root = Receivers.keyPathRoot(of: target) {
      let name = root.codeChildren.dropFirst().first?.compactText
      guard let name else {
        return type.contains(node) ? Finding(kind: .keyPath, isCertain: false) : nil
      }
      return means(name, at: node) ? Finding(kind: .keyPath) : nil
    }
    if let name = Receivers.typeName(of: target), means(name, at: node) {
      return property.isStatic ? Finding() : nil
    }
    guard !property.isStatic, let text = facts.types.typeText(of: target),
      means(TypeText.wrapped(text) ?? text, at: node)
    else { return nil }
    return Finding()
  }

  private func means(_ name: String, at node: Node) -> Bool {
    facts.type(named: name, at: node)?.isSame(as: type) ?? false
  }

  /// Whether a node stands in the type.
  private func stands(_ node: Node) -> Bool {
    guard facts.type(around: node)?.isSame(as: type) ?? false else { return false }
    // Of several declarations of one name, the code in each is about itself.
    guard let part = facts.declarations.declaration(around: node), part.form != .extension,
      let primary = type.primary
    else { return true }
    return part.node.tree === primary.node.tree
  }

  /// Whether a call makes a value by the initializer that the compiler writes.
  private func makesType(_ call: Node) -> Bool {
    type.hasMemberwiseInitializer && !property.isStatic
      && InitializerCalls.makes(type, call, facts: facts)
  }

  private func kind(ofPlain node: Node) -> Reference.Kind {
    switch AssignmentRole(node) {
    case .target: .write
    case .part: .modify
    case .address: .inout
    case .none: .read
    }
  }
}

/// What the expressions before a dot are.
enum Receivers {
  /// An expression without what does not change whom it is about: parentheses, `?`, `!`.
  static func base(of node: Node) -> Node {
    var node = node.unwrapped
    while node.kind == .optionalChainingExpression || node.kind == .postfixExpression,
      let inner = node.child(.target) ?? node.namedChildren.first
    {
      node = inner.unwrapped
    }
    return node
  }

  /// The beginning of a key path whose first component stands behind `target`.
  static func keyPathRoot(of target: Node) -> Node? {
    target.kind == .keyPathExpression ? target : nil
  }

  /// `A`, `A.B` or `A<C>` as the name of a type, without arguments; nil for anything else.
  static func typeName(of node: Node) -> String? {
    let text = TypeText.withoutArguments(node.compactText)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      part.first.map { $0.isUppercase || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isName && node.kind != .lineStringLiteral ? text : nil
  }
}

/// What becomes of an expression by the assignment or operator around it.
enum AssignmentRole {
  /// It is replaced by `=`.
  case target
  /// It, or a part of it, is changed in place.
  case part
  /// It is handed on with `&`.
  case address
  /// None of these.
  case none

  init(_ identifier: Node) {
    var node = identifier
    if node.parent?.kind == .navigationSuffix, let access = node.parent?.parent { node = access }
    var isWhole = true
    while let parent = node.parent {
      switch parent.kind {
      case .assignment:
        guard node.field == .target else { self = .none; return }
        let isPlain = parent.child(.operator)?.hasText("=") ?? false
        self = isWhole && isPlain ? .target : .part
        return
      case .prefixExpression:
        self = parent.firstToken?.hasText("&") ?? false ? .address : .none
        return
      case .directlyAssignableExpression, .tupleExpression:
        break
      case .navigationExpression, .callExpression, .postfixExpression,
        .optionalChainingExpression:
        guard parent.firstChild?.id == node.id else { self = .none; return }
        if parent.kind == .callExpression, !Subscripts.isSubscript(parent) { self = .none; return }
        isWhole = false
      default:
        self = .none
        return
      }
      node = parent
    }
    self = .none
  }
}

/// The grammar reads `a[b]` as a call whose arguments stand in brackets.
enum Subscripts {
  static func isSubscript(_ call: Node) -> Bool {
    call.child(.callSuffix)?.child(.valueArguments)?.firstToken?.hasText("[") ?? false
  }
}
