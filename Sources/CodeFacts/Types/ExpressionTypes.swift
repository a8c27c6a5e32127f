public import SyntaxTrees

/// The types of expressions, as far as one file's text tells.
public struct ExpressionTypes {
  let facts: FileFacts
  /// How deep expressions may lie in expressions that the type depends on.
  private static let deepest = 60

  /// The type of an expression as it would be written; nil if the file does not tell, or cannot
  /// name it.
  public func type(of expression: Node) -> String? {
    typeText(of: expression).flatMap { HiddenName.isIn($0) ? nil : $0 }
  }

  /// The type of an expression, which may be one that the file cannot name, see ``HiddenName``; nil
  /// if the file does not tell.
  func typeText(of expression: Node) -> String? {
    switch value(of: expression, depth: 0) {
    case .value(let type): type
    default: nil
    }
  }

  /// The type of the elements of an expression that is an array, as it would be written; nil if the
  /// project does not tell.
  public func elementType(of expression: Node) -> String? {
    type(of: expression).flatMap(TypeText.arrayElement)
  }

  /// What is known of an expression's value.
  func value(of expression: Node, depth: Int = 0) -> ExpressionValue {
    let node = expression.unwrapped
    // What another file says is understood where it stands.
    guard node.tree === facts.tree else {
      let file = facts.facts(of: node)
      guard file.tree === node.tree else { return .unknown }
      return file.types.value(of: node, depth: depth)
    }
    if let literal = Self.literals[node.kind] {
      // The file may have a type of that name.
      return facts.declarationOfType(named: literal, at: node) == nil
        ? .value(literal) : .unknown
    }
    if node.kind == .nilLiteral { return .none }
    guard depth < Self.deepest else { return .unknown }
    if let known = facts.memory.values[node.id] { return known }
    // Until it is known, so that an expression that depends on itself ends here.
    facts.memory.values[node.id] = .unknown
    let value = find(node, depth: depth)
    facts.memory.values[node.id] = value
    return value
  }

  private func find(_ node: Node, depth: Int) -> ExpressionValue {
    switch node.kind {
    case .navigationExpression, .callExpression, .postfixExpression, .optionalChainingExpression,
      .simpleIdentifier, .selfExpression, .genericExpression, .prefixExpression:
      if node.kind == .prefixExpression, !(node.firstToken?.hasText(".") ?? false) {
        return prefixed(node, depth: depth)
      }
      return ChainValue(types: self, depth: depth).value(of: CallChain(node))
    case .constructorExpression:
      return constructed(node)
    case .tryExpression, .awaitExpression, .unsafeExpression, .consumeExpression:
      return wrapped(node, depth: depth)
    case .asExpression: return cast(node)
    case .ternaryExpression: return either(node, depth: depth)
    case .nilCoalescingExpression: return coalesced(node, depth: depth)
    case .arrayLiteral, .dictionaryLiteral, .tupleExpression:
      return collection(node, depth: depth)
    case .additiveExpression, .multiplicativeExpression: return arithmetic(node, depth: depth)
    case .rangeExpression: return range(node, depth: depth)
    default: return .unknown
    }
  }

  private static let literals: [Kind: String] = [
    .lineStringLiteral: "String", .multiLineStringLiteral: "String", .rawStringLiteral: "String",
    .integerLiteral: "Int", .hexLiteral: "Int", .octLiteral: "Int", .binLiteral: "Int",
    .realLiteral: "Double", .booleanLiteral: "Bool", .comparisonExpression: "Bool",
    .equalityExpression: "Bool", .conjunctionExpression: "Bool", .disjunctionExpression: "Bool",
    .checkExpression: "Bool",
  ]

  private func written(_ node: Node?, depth: Int) -> String? {
    guard let node, case .value(let type) = value(of: node, depth: depth + 1) else { return nil }
    return type
  }

  private func prefixed(_ node: Node, depth: Int) -> ExpressionValue {
    guard let target = node.child(.target) else { return .unknown }
    switch node.firstToken?.text {
    case "-", "+", "~": return value(of: target, depth: depth + 1)
    case "!": return .value("Bool")
    default: return .unknown
    }
  }

  /// `[A]()`, `A<B>(…)`, whose generic arguments are written out.
  private func constructed(_ node: Node) -> ExpressionValue {
    guard let type = node.child(.constructedType) else { return .unknown }
    return ChainValue(types: self, depth: 0).made(type.textWithoutComments, by: node)
  }

  private func wrapped(_ node: Node, depth: Int) -> ExpressionValue {
    guard let inner = node.child(.expr) ?? node.namedChildren.last else { return .unknown }
    let result = value(of: inner, depth: depth + 1)
    guard node.child(.tryOperator)?.hasText("try?") ?? false else { return result }
    guard case .value(let type) = result else { return .unknown }
    return .value(TypeText.isOptional(type) ? type : TypeText.optional(type))
  }

  private func cast(_ node: Node) -> ExpressionValue {
    guard let type = node.codeChildren.last, let word = node.child(.asOperator) else {
      return .unknown
    }
    return word.hasText("as?")
      ? .value(TypeText.optional(type.textWithoutComments))
      : ExpressionValue.declared(type.textWithoutComments)
  }

  private func either(_ node: Node, depth: Int) -> ExpressionValue {
    guard let yes = node.child(.ifTrue), let no = node.child(.ifFalse) else { return .unknown }
    let values = (value(of: yes, depth: depth + 1), value(of: no, depth: depth + 1))
    switch values {
    case (.value(let type), .none), (.none, .value(let type)):
      return .value(TypeText.isOptional(type) ? type : TypeText.optional(type))
    case (.value("Int"), .value("Double")), (.value("Double"), .value("Int")):
      return [yes, no].allSatisfy(isNumber) ? .value("Double") : .unknown
    default:
      return values.0 == values.1 ? values.0 : .unknown
    }
  }

  private func coalesced(_ node: Node, depth: Int) -> ExpressionValue {
    guard let left = written(node.child(.value), depth: depth) else { return .unknown }
    guard let inner = TypeText.wrapped(left) else { return .unknown }
    guard let right = written(node.child(.ifNil), depth: depth) else { return .unknown }
    if TypeText.canonical(right) == left { return .value(left) }
    return .value(inner)
  }

  private func collection(_ node: Node, depth: Int) -> ExpressionValue {
    switch node.kind {
    case .arrayLiteral:
      return common(node.children(.element), depth: depth).map { .value("[\($0)]") } ?? .unknown
    case .dictionaryLiteral:
      guard let key = common(node.children(.key), depth: depth),
        let value = common(node.children(.value), depth: depth)
      else { return .unknown }
      return .value("[\(key): \(value)]")
    default:
      return tuple(node, depth: depth)
    }
  }

  private func tuple(_ node: Node, depth: Int) -> ExpressionValue {
    var parts: [String] = []
    var label = ""
    for child in node.codeChildren {
      if child.field == .name { label = child.text + ": " }
      guard child.field == .value else { continue }
      guard let type = written(child, depth: depth) else { return .unknown }
      parts.append(label + type)
      label = ""
    }
    return parts.count > 1 ? .value("(" + parts.joined(separator: ", ") + ")") : .unknown
  }

  /// The type that all elements have; number literals are `Double` when one of them is.
  private func common(_ elements: [Node], depth: Int) -> String? {
    var result: String?
    for element in elements {
      guard let type = written(element, depth: depth) else { return nil }
      if result == nil || result == type {
        result = type
      } else if Set([result, type]) == ["Int", "Double"], elements.allSatisfy(isNumber) {
        result = "Double"
      } else {
        return nil
      }
    }
    return result
  }

  private func isNumber(_ node: Node) -> Bool {
    var node = node.unwrapped
    while node.kind == .prefixExpression, let target = node.child(.target) {
      node = target.unwrapped
    }
    return node.kind == .integerLiteral || node.kind == .realLiteral
  }

  private func arithmetic(_ node: Node, depth: Int) -> ExpressionValue {
    // Sums nest on the left, so the left operands are walked, not called.
    var operands: [Node] = []
    var rest = node
    while rest.kind == .additiveExpression || rest.kind == .multiplicativeExpression {
      guard let left = rest.child(.lhs), let right = rest.child(.rhs) else { return .unknown }
      operands.append(right)
      rest = left.unwrapped
    }
    operands.append(rest)
    var result: String?
    for operand in operands where !isNumber(operand) {
      guard let type = written(operand, depth: depth) else { return .unknown }
      guard result == nil || result == type else { return .unknown }
      result = type
    }
    if let result {
      let takesNumbers = ["Int", "Double", "CGFloat", "Float"].contains(result)
      return takesNumbers || !operands.contains(where: isNumber) ? .value(result) : .unknown
    }
    return operands.contains { $0.text.contains(".") } ? .value("Double") : .value("Int")
  }

  private func range(_ node: Node, depth: Int) -> ExpressionValue {
    guard let start = written(node.child(.start), depth: depth),
      let end = written(node.child(.end), depth: depth), start == end
    else { return .unknown }
    let isHalfOpen = node.child(.op)?.hasText("..<") ?? false
    return .value("\(isHalfOpen ? "Range" : "ClosedRange")<\(start)>")
  }
}
