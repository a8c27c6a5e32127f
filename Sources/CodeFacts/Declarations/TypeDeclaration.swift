public import SyntaxTrees

/// A declaration of a type, or of an extension of one, with its members.
///
/// A class, since facts about large projects hand declarations around a lot; it never changes.
public final class TypeDeclaration: Sendable {
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
  /// The body of the function or closure in which alone the type can be named; nil if it stands in
  /// no function.
  let scope: Node?
  private let members: TypeMembers

  /// Variables and constants, stored and computed, in order.
  public var properties: [Property] { members.properties }
  /// Functions in order.
  public var functions: [Function] { members.functions }
  /// Initializers in order.
  public var initializers: [Function] { members.initializers }
  /// Type aliases and associated types: the name, and the type as written if there is one.
  public var aliases: [String: String?] { members.aliases }
  /// The cases of an enum.
  public var cases: [String] { members.cases }
  /// The cases of an enum that have no associated values.
  public var plainCases: [String] { members.plainCases }

  /// The last part of the path.
  public var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// Reads a declaration.
  ///
  /// - Parameters:
  ///   - node: The declaration.
  ///   - outer: The path of the type around it.
  ///   - scope: The body of the function or closure that it stands in, if it stands in one.
  init?(_ node: Node, outer: String?, scope: Node? = nil) {
    guard let keyword = node.child(.declarationKind), let form = Form(rawValue: keyword.text),
      let name = node.child(.name), let body = node.child(.body)
    else { return nil }
    self.node = node
    self.form = form
    self.scope = scope
    let own = TypeText.withoutArguments(name.compactText)
    path = outer.map { "\($0).\(own)" } ?? own
    genericParameters = GenericParameter.all(of: node)
    constraints = TypeConstraint.all(of: node)
    inherited = node.children(.inheritanceSpecifier).flatMap { specifier in
      specifier.namedChildren.filter { $0.field == .inheritsFrom }.flatMap(TypeText.parts)
    }
    attributes = Attribute.all(of: node)
    modifiers = Modifiers.all(of: node)
    members = TypeMembers(body)
  }

  private init(_ other: TypeDeclaration, members: TypeMembers) {
    node = other.node
    form = other.form
    path = other.path
    genericParameters = other.genericParameters
    constraints = other.constraints
    inherited = other.inherited
    attributes = other.attributes
    modifiers = other.modifiers
    scope = other.scope
    self.members = members
  }

  /// The properties of a name; there may be a static one and an instance's, or one for each branch
  /// of `#if`.
  func properties(named name: String) -> [Property] {
    (members.propertiesByName[name] ?? []).map { members.properties[$0] }
  }

  /// The functions of a name.
  func functions(named name: String) -> [Function] {
    (members.functionsByName[name] ?? []).map { members.functions[$0] }
  }

  /// Whether the declaration has a member of a name, of whatever sort.
  func hasMember(named name: String) -> Bool {
    members.propertiesByName[name] != nil || members.functionsByName[name] != nil
      || aliases[name] != nil || cases.contains(name)
  }

  /// Whether the declaration has a static member of a name.
  func hasStatic(_ name: String) -> Bool {
    properties(named: name).contains(where: \.isStatic)
      || functions(named: name).contains(where: \.isStatic)
  }

  /// What other modules see of the declaration.
  var withoutInternals: TypeDeclaration {
    guard form != .protocol else { return self }
    let isPublic = form == .extension && Access.isPublic(modifiers)
    return TypeDeclaration(
      self, members: members.without { isPublic ? Access.isLimited($0) : !Access.isPublic($0) })
  }

  /// What other files of the module see of the declaration.
  var withoutPrivates: TypeDeclaration {
    TypeDeclaration(self, members: members.without(Access.isPrivate))
  }
}

/// The members of a declaration of a type.
struct TypeMembers: Sendable {
  private(set) var properties: [Property] = []
  private(set) var functions: [Function] = []
  private(set) var initializers: [Function] = []
  private(set) var aliases: [String: String?] = [:]
  private(set) var cases: [String] = []
  private(set) var plainCases: [String] = []
  /// The indices of the properties and functions, by name.
  private(set) var propertiesByName: [String: [Int]] = [:]
  private(set) var functionsByName: [String: [Int]] = [:]

  /// Reads what stands between the braces.
  init(_ body: Node) {
    for member in body.children { read(member) }
    index()
  }

  /// The members but for those with certain modifiers; cases are as public as their type.
  func without(_ isHidden: ([String]) -> Bool) -> TypeMembers {
    var result = self
    result.properties.removeAll { isHidden($0.modifiers) }
    result.functions.removeAll { isHidden($0.modifiers) }
    result.initializers.removeAll { isHidden($0.modifiers) }
    result.index()
    return result
  }

  private mutating func index() {
    propertiesByName = Dictionary(grouping: properties.indices) { properties[$0].name }
    functionsByName = Dictionary(grouping: functions.indices) { functions[$0].name }
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
  /// The type that an alias stands for, without attributes; nil for associated types without a
  /// default.
  static func target(of declaration: Node) -> Node? {
    let code = declaration.codeChildren
    guard let index = code.firstIndex(where: { $0.hasText("=") }) else { return nil }
    return code[(index + 1)...].first { $0.kind != .typeModifiers }
  }
}
