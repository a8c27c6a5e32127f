public import SyntaxTrees

/// A parameter of a function or an initializer.
public struct Parameter: Sendable {
  /// The identifier that the body uses.
  public let nameNode: Node
  /// The name that the body uses.
  public let name: String
  /// The label that calls use; nil for `_`.
  public let label: String?
  /// The type as written, without modifiers such as `inout`.
  public let type: Node?
  /// Whether a call may leave it out.
  public let hasDefault: Bool
  /// The attributes before the parameter, such as a result builder's.
  public let attributes: [Attribute]
}

/// A function, method or initializer.
public struct Function: Sendable {
  /// The whole declaration.
  public let node: Node
  /// The identifier, or the keyword `init`.
  public let nameNode: Node
  /// The name, `init` for initializers.
  public let name: String
  /// The parameters in order.
  public let parameters: [Parameter]
  /// The type behind `->`, nil if there is none.
  public let result: Node?
  /// The names of the function's own generic parameters with what they must conform to.
  public let genericParameters: [GenericParameter]
  /// The modifiers as written.
  public let modifiers: [String]
  /// Whether it is an initializer that may give nil.
  public let isFailable: Bool

  /// The braces with the statements; nil for requirements of protocols.
  public var body: Node? { node.child(.functionBody) }

  /// Whether it is called on the type itself.
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether one of the parameters is for a closure.
  var takesClosure: Bool { parameters.contains { $0.type?.unwrappedFunctionType != nil } }

  /// The name with its labels, as `fetch(_:from:)`.
  public var signature: String {
    "\(name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Reads a function, an initializer, or a requirement of one; nil for anything else.
  init?(_ node: Node) {
    let isInitializer = node.kind == .initDeclaration
    guard let nameNode = isInitializer ? node.token("init") : node.child(.name) else { return nil }
    self.node = node
    self.nameNode = nameNode
    name = nameNode.identifierText
    parameters = Function.parameters(of: node)
    let code = node.codeChildren
    let arrow = code.firstIndex { $0.hasText("->") }
    result = arrow.flatMap { $0 + 1 < code.count ? code[$0 + 1] : nil }
    genericParameters = GenericParameter.all(of: node)
    modifiers = Modifiers.all(of: node)
    isFailable = isInitializer && code.prefix { !$0.hasText("(") }.contains { $0.hasText("?") }
  }

  /// The parameters of a function, an initializer or a subscript.
  static func parameters(of declaration: Node) -> [Parameter] {
    declaration.children(.parameter).compactMap { (node) -> Parameter? in
      guard let name = node.children.first(where: { $0.field == .name && $0.isLeaf }) else {
        return nil
      }
      let external = node.child(.externalName)?.identifierText
      let label = external ?? name.identifierText
      let type = Array(node.children).last { $0.field == .name && $0.id != name.id }
      return Parameter(
        nameNode: name, name: name.identifierText, label: label == "_" ? nil : label, type: type,
        hasDefault: node.nextSibling?.hasText("=") ?? false,
        attributes: Attribute.all(before: node))
    }
  }
}

/// A generic parameter with what it must conform to.
public struct GenericParameter: Sendable, Hashable {
  /// The parameter's name.
  public let name: String
  /// The types and protocols that it must inherit from or conform to, as written.
  public internal(set) var bounds: [String]

  /// The generic parameters of a declaration, its where clause taken into account.
  static func all(of declaration: Node) -> [GenericParameter] {
    guard let list = declaration.child(.typeParameters) else { return [] }
    var result = list.children(.typeParameter).compactMap { node -> GenericParameter? in
      guard let name = node.descendants.first(where: { $0.kind == .typeIdentifier }) else {
        return nil
      }
      let bounds = node.children.filter { $0.field == .name }.flatMap(TypeText.parts)
      return GenericParameter(name: name.identifierText, bounds: bounds)
    }
    for constraint in TypeConstraint.all(of: declaration) where !constraint.isEquality {
      for index in result.indices where result[index].name == constraint.subject {
        result[index].bounds += constraint.bounds
      }
    }
    return result
  }
}

/// One condition of a where clause.
public struct TypeConstraint: Sendable, Hashable {
  /// What the condition is about, such as `T` or `Self`.
  public let subject: String
  /// The types on the right of the colon or of `==`.
  public let bounds: [String]
  /// Whether it is `==`.
  public let isEquality: Bool

  static func all(of declaration: Node) -> [TypeConstraint] {
    declaration.children(.typeConstraints).flatMap { $0.children(.typeConstraint) }
      .compactMap { $0.namedChildren.first }
      .compactMap { node in
        guard let subject = node.child(.constrainedType) else { return nil }
        let types = node.children.filter { $0.isNamed && $0.id != subject.id && !$0.isComment }
        return TypeConstraint(
          subject: subject.compactText, bounds: types.flatMap(TypeText.parts),
          isEquality: node.kind == .equalityConstraint)
      }
  }
}

extension Function {
  /// Whether a call with that name and these labels may mean the function; nil labels fit any.
  func fits(_ name: String, _ labels: [String?]?) -> Bool {
    guard self.name == name else { return false }
    guard let labels else { return true }
    let slots = parameters.map { parameter in
      ArgumentSlot(
        label: parameter.label, mayBeLeftOut: parameter.hasDefault,
        takesClosure: parameter.type?.unwrappedFunctionType != nil)
    }
    return ArgumentSlot.fit(labels, slots)
  }
}
