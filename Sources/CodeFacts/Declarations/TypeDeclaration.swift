public import SyntaxTrees

/// A declaration of a type, or of an extension of one, with its members.
public struct TypeDeclaration: Sendable {
  /// What the declaration is.
  public enum Form: String, Sendable {
    case `struct`, `class`, `enum`, actor, `extension`, `protocol`
  }

  /// The whole declaration.
  public let node: Node
  /// What the declaration is.
  public let form: Form
  /// The type's name with those of the types around it, as `Outer.Inner`.
  public let path: String
  /// The generic parameters with what they must conform to; none for extensions.
  public let genericParameters: [GenericParameter]
  /// The conditions of the where clause.
  public let constraints: [TypeConstraint]
  /// The types behind the colon, without generic arguments, attributes and `~`.
  public let inherited: [String]
  /// The attributes of the declaration.
  public let attributes: [Attribute]
  /// The modifiers of the declaration as written.
  public let modifiers: [String]
  /// Variables and constants, stored and computed, in order.
  public private(set) var properties: [Property] = []
  /// Functions in order.
  public private(set) var functions: [Function] = []
  /// Initializers in order.
  public private(set) var initializers: [Function] = []
  /// Type aliases and associated types: the name, and the type as written if there is one.
  public private(set) var aliases: [String: String?] = [:]
  /// The cases of an enum.
  public private(set) var cases: [String] = []
  /// The cases of an enum that have no associated values.
  public private(set) var plainCases: [String] = []

  /// The last part of the path.
  public var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// Reads a declaration; `outer` is the path of the type around it.
  init?(_ node: Node, outer: String?) {
    guard let keyword = node.child(.declarationKind), let form = Form(rawValue: keyword.text),
      let name = node.child(.name), let body = node.child(.body)
    else { return nil }
    self.node = node
    self.form = form
    let own = TypeText.withoutArguments(name.compactText)
    path = outer.map { "\($0).\(own)" } ?? own
    genericParameters = GenericParameter.all(of: node)
    constraints = TypeConstraint.all(of: node)
    inherited = node.children(.inheritanceSpecifier).flatMap { specifier in
      specifier.namedChildren.filter { $0.field == .inheritsFrom }.flatMap(TypeText.parts)
    }
    attributes = Attribute.all(of: node)
    modifiers = Modifiers.all(of: node)
    for member in body.children { read(member) }
  }

  /// What other modules see of the declaration.
  var withoutInternals: TypeDeclaration {
    guard form != .protocol else { return self }
    var result = self
    let isPublic = form == .extension && Access.isPublic(modifiers)
    result.properties.removeAll { !isPublic && !Access.isPublic($0.modifiers) }
    result.functions.removeAll { !isPublic && !Access.isPublic($0.modifiers) }
    result.initializers.removeAll { !isPublic && !Access.isPublic($0.modifiers) }
    return result
  }

  private mutating func read(_ member: Node) {
    switch member.kind {
    case .propertyDeclaration:
      properties += Property.all(in: member)
    case .protocolPropertyDeclaration:
      properties += Property.requirement(member).map { [$0] } ?? []
    case .functionDeclaration, .protocolFunctionDeclaration:
      functions += Function(member).map { [$0] } ?? []
    case .initDeclaration:
      initializers += Function(member).map { [$0] } ?? []
    case .typealiasDeclaration, .associatedtypeDeclaration:
      guard let name = member.child(.name) else { return }
      aliases[name.identifierText] = .some(TypeAlias.target(of: member)?.text)
    case .enumEntry:
      let code = Array(member.codeChildren)
      for (index, name) in code.enumerated() where name.field == .name && name.isLeaf {
        cases.append(name.identifierText)
        let next = index + 1 < code.count ? code[index + 1] : nil
        if next?.kind != .enumTypeParameters { plainCases.append(name.identifierText) }
      }
    default:
      break
    }
  }
}

enum TypeAlias {
  /// The type that an alias stands for; nil for associated types without a default.
  static func target(of declaration: Node) -> Node? {
    let code = declaration.codeChildren
    guard let index = code.firstIndex(where: { $0.hasText("=") }), index + 1 < code.count else {
      return nil
    }
    return code[index + 1]
  }
}
