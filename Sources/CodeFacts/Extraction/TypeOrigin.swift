import SyntaxTrees

/// Finds where the type of an expression is written: what its names mean is decided there.
struct TypeOrigin {
  let facts: FileFacts
  private static let deepest = 30

  /// A node in whose scope the type's text was written; nil if the file does not tell.
  func site(of expression: Node) -> Node? { site(of: expression, depth: 0) }

  private func site(of expression: Node, depth: Int) -> Node? {
    guard depth < Self.deepest else { return nil }
    let node = Receivers.base(of: expression)
    if node.tree !== facts.tree {
      return TypeOrigin(facts: facts.facts(of: node)).site(of: node, depth: depth + 1)
    }
    switch node.kind {
    case .simpleIdentifier: return named(node, depth: depth)
    case .navigationExpression: return member(node, depth: depth)
    case .callExpression, .constructorExpression:
      // What makes a value names its type; any other call may have been declared anywhere.
      let callee = node.child(.constructedType) ?? node.firstChild
      return callee.flatMap(Receivers.typeName) == nil ? nil : node
    case .asExpression, .arrayLiteral, .rangeExpression: return node
    default: return nil
    }
  }

  private func named(_ node: Node, depth: Int) -> Node? {
    let name = node.identifierText
    if name == "$0" { return element(of: node.ancestor(.lambdaLiteral), depth: depth) }
    guard let local = LocalScopes.local(name, at: node) else {
      let member = facts.type(around: node)?.property(named: name)
      return (member ?? facts.global(named: name)).flatMap { site(of: $0, depth: depth) }
    }
    switch local.origin {
    case .variable(let property): return site(of: property, depth: depth)
    case .parameter(let parameter, _): return parameter.nameNode
    case .closureParameter(let type?): return type
    case .closureParameter(nil):
      return element(of: local.node.ancestor(.lambdaLiteral), depth: depth)
    case .unwrapped(let value?), .captured(let value?): return site(of: value, depth: depth + 1)
    case .unwrapped(nil), .captured(nil): return named(local.node, depth: depth + 1)
    case .function, .other: return nil
    }
  }

  private func site(of property: Property, depth: Int) -> Node? {
    if property.type != nil { return property.node }
    return property.value.flatMap { site(of: $0, depth: depth + 1) }
  }

  /// `self.name`, or a property of another value.
  private func member(_ node: Node, depth: Int) -> Node? {
    guard let target = node.child(.target),
      let name = node.child(.suffix)?.child(.suffix)?.identifierText
    else { return nil }
    let owner: NominalType?
    if Receivers.base(of: target).kind == .selfExpression {
      owner = facts.type(around: node)
    } else if let type = facts.types.type(of: target),
      let place = site(of: target, depth: depth + 1)
    {
      owner = facts.type(named: TypeText.wrapped(type) ?? type, at: place)
    } else {
      owner = nil
    }
    return owner?.property(named: name).flatMap { site(of: $0, depth: depth + 1) }
  }

  /// What tells the parameter of a closure: the argument beside it, or else the SDK.
  private func element(of closure: Node?, depth: Int) -> Node? {
    guard let closure, let call = ClosurePlace(closure)?.call,
      let value = CallArguments.arguments(of: call).first?.child(.value),
      value.id != closure.id
    else { return closure }
    return site(of: value, depth: depth + 1)
  }
}
