public import SyntaxTrees

/// What expressions conform to, as far as the project and the SDK's facts tell.
public struct Conformances {
  let facts: FileFacts

  /// Whether the type of an expression, or what that type is an optional of, conforms to a protocol.
  public func conforms(
    _ expression: Node, to protocolName: String, unwrapped: Bool = false
  ) -> Judgement {
    if unwrapped, case .value(let type) = facts.types.value(of: expression.unwrapped),
      let wrapped = TypeText.wrapped(type)
    {
      let shown = "the value of \(ShortText.of(expression))"
      return conforms(type: wrapped, of: shown, to: protocolName, at: expression)
    }
    return conforms(expression, to: protocolName, depth: 0)
  }

  private func conforms(_ expression: Node, to name: String, depth: Int) -> Judgement {
    let node = expression.unwrapped
    ternary: if node.kind == .ternaryExpression, depth < 60,
      let yes = node.child(.ifTrue), let no = node.child(.ifFalse)
    {
      let branches = [yes, no].filter { !isNil($0) || !includesOptionals(name) }
      let both = branches.map { conforms($0, to: name, depth: depth + 1) }
      guard !both.isEmpty else { break ternary }
      return both.first { $0.truth == .no } ?? both.first { $0.truth == .unknown } ?? both[0]
    }
    let shown = ShortText.of(node)
    if node.kind == .lambdaLiteral { return Judgement(.no, "\(shown) is a closure") }
    switch facts.types.value(of: node) {
    case .value(let type): return conforms(type: type, of: shown, to: name, at: node)
    case .opaque(let protocols):
      let found = all(of: protocols, at: node)
      return verdict(found, name: name, of: shown, type: protocols.joined(separator: " & "))
    case .metatype(let type) where isDeclared(type, at: node):
      return Judgement(.no, "\(shown) is a type, not a value")
    case .none: return Judgement(.unknown, "what nil stands for is not told by the code")
    // A name that begins with a capital letter may well be a constant from elsewhere.
    case .unknown, .metatype:
      return Judgement(.unknown, "the type of \(shown) is not told by the code")
    }
  }

  /// Whether the optionals of what conforms to a protocol conform to it as well.
  private func includesOptionals(_ name: String) -> Bool {
    facts.sdk.types[name]?.includesOptionals ?? false
  }

  private func isNil(_ node: Node) -> Bool { node.unwrapped.kind == .nilLiteral }

  private func isDeclared(_ type: String, at node: Node) -> Bool {
    let first = TypeText.withoutArguments(type).prefix { $0 != "." }
    return facts.declarationOfType(named: String(first), at: node) != nil
      || facts.sdk.type(named: TypeText.withoutArguments(type)) != nil
  }

  private func conforms(
    type: String, of shown: String, to name: String, at node: Node
  ) -> Judgement {
    if let wrapped = TypeText.wrapped(type) {
      guard !includesOptionals(name) else {
        return conforms(type: wrapped, of: shown, to: name, at: node)
      }
      return facts.sdk.types[name]?.isProtocol ?? false
        ? Judgement(.no, "\(shown) is an optional (\(HiddenName.shown(type))), which is no \(name)")
        : Judgement(.unknown, "\(shown) is an optional (\(HiddenName.shown(type)))")
    }
    return verdict(
      all(of: [TypeText.withoutArguments(type)], at: node), name: name, of: shown,
      type: type)
  }

  private func verdict(
    _ found: Closure, name: String, of shown: String, type: String
  ) -> Judgement {
    let type = HiddenName.shown(type)
    if found.names.contains(name) { return Judgement(.yes, "\(shown) is \(type)") }
    let isKnown =
      facts.sdk.types[name]?.isProtocol ?? false
      || facts.nominal(name)?.primary?.form == .protocol
    if !isKnown { return Judgement(.unknown, "nothing is known of a protocol \(name)") }
    if found.isComplete { return Judgement(.no, "\(shown) is \(type), which is no \(name)") }
    return Judgement(.unknown, "the code does not say that \(type) is a \(name)")
  }

  /// Names of types with all that they are known to conform to.
  struct Closure {
    /// The names that were asked about, and all protocols and classes found, each once.
    var names: [String]
    /// Whether there can be no more.
    var isComplete: Bool
  }

  /// Everything that types, protocols or generic parameters are known to conform to.
  func all(of names: [String], at node: Node) -> Closure {
    var result = Closure(names: [], isComplete: true)
    var waiting = names
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !result.names.contains(name) else { continue }
      result.names.append(name)
      if let generic = facts.genericParameter(named: name, at: node) {
        waiting += generic.bounds
        continue
      }
      let known = facts.type(named: name, at: node)
      if let known {
        waiting += inherited(by: known, at: node)
        // Other files may extend the type; what a protocol refines stands in its declaration.
        let isDeclared = known.primary.map { $0.form != .protocol } ?? false
        if known.isAmbiguous || isDeclared && !facts.project.project.isWhole {
          result.isComplete = false
        }
        if known.primary != nil { continue }
      }
      if let type = facts.sdkType(named: name, at: node) {
        waiting += type.conformsTo
      } else if let alias = facts.alias(named: name) {
        waiting.append(TypeText.withoutArguments(alias))
      } else if !Self.plainTypes.contains(name) {
        result.isComplete = false
      }
    }
    return result
  }

  /// What a type names behind its colon, as it is called at a node, where the same names may mean
  /// something else.
  private func inherited(by type: NominalType, at node: Node) -> [String] {
    type.parts.flatMap { part in
      let translation = TypeTranslation(
        facts: facts, origin: part.node, destination: node, selfType: nil)
      return part.inherited.map { name in
        let isDeclared = facts.declarationOfType(named: name, at: part.node) != nil
        return isDeclared ? translation.type(name) ?? name : name
      }
    }
  }

  /// Types of the language that no SDK protocol is about.
  static let plainTypes: Set<String> = [
    "Int", "Double", "Float", "String", "Bool", "Character", "Void", "AnyObject", "Sendable",
    "Hashable", "Equatable", "Comparable", "Identifiable", "Codable", "Decodable", "Encodable",
    "Error", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
  ]
}

/// Code shortened for messages.
public enum ShortText {
  /// The code on one line, cut after some forty characters.
  public static func of(_ node: Node) -> String {
    // Long chains are not joined as a whole: the first tokens are enough.
    var text = CompactText.join(node.descendants.lazy.filter(\.isToken).prefix(30).map(\.text))
    if node.isToken { text = node.text }
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
