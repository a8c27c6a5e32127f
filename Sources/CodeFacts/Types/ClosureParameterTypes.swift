import SyntaxTrees

/// The types of closure parameters that no annotation tells, by what the closure is passed to.
struct ClosureParameterTypes {
  let types: ExpressionTypes
  let depth: Int

  private var facts: FileFacts { types.facts }

  /// What is known of the parameter that a name stands for: the name in a closure's head, or `$0`.
  func value(of name: Node) -> ExpressionValue {
    guard depth < 60, let closure = name.ancestor(.lambdaLiteral),
      isOnlyParameter(name, of: closure), let place = ClosurePlace(closure),
      let parameter = parameter(at: place)
    else { return .unknown }
    switch parameter {
    case .type(let text): return .declared(facts.sdkText(text, at: closure))
    case .element:
      guard let data = CallArguments.arguments(of: place.call).first, data.child(.name) == nil,
        let value = data.child(.value), value.kind != .lambdaLiteral,
        case .value(let type) = types.value(of: value, depth: depth + 1),
        let element = TypeText.element(of: type)
      else { return .unknown }
      return .declared(element)
    }
  }

  private func isOnlyParameter(_ name: Node, of closure: Node) -> Bool {
    guard let head = closure.child(.type) else { return name.hasText("$0") }
    let parameters = head.descendants.filter { $0.kind == .lambdaParameter }
    return parameters.count == 1 && parameters[0].contains(name)
  }

  /// What the SDK's data say of the closures of a call.
  private func parameter(at place: ClosurePlace) -> SDKBuilders.Parameter? {
    guard let callee = place.callee, let name = Receivers.typeName(of: callee),
      facts.sdk.builders.parameters[facts.sdk.unqualified(name)] != nil,
      case .known(let known) = BuilderCallee(callee, of: place, facts: facts)
    else { return nil }
    return facts.sdk.builders.parameters[known]
  }
}

extension TypeText {
  private static let collections = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Range", "Set",
  ]

  /// The type of the elements of a collection; nil if the text does not tell.
  static func element(of text: String) -> String? {
    let type = text.trimmedWhitespace
    if type.hasPrefix("["), type.hasSuffix("]") { return single(type.dropFirst().dropLast()) }
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">"),
      collections.contains(type[..<open].trimmedWhitespace)
    else { return nil }
    return single(type[type.index(after: open)...].dropLast())
  }

  /// The text if it is one type: no colon or comma stands outside of its brackets, and none closes
  /// what does not open in it.
  private static func single(_ text: Substring) -> String? {
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth < 0 || depth == 0 && ":,".contains(character) { return nil }
    }
    let type = text.trimmedWhitespace
    return type.isEmpty || depth != 0 ? nil : type
  }
}
