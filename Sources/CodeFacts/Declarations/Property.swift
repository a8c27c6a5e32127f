public import SyntaxTrees

/// One variable or constant that a declaration introduces.
public struct Property: Sendable {
  /// The whole declaration; several variables may share it.
  public let node: Node
  /// The identifier that is declared.
  public let nameNode: Node
  /// The name, without backticks.
  public let name: String
  /// The attributes of the declaration.
  public let attributes: [Attribute]
  /// The modifiers of the declaration as written, such as `private(set)`.
  public let modifiers: [String]
  /// Whether it is declared with `let`.
  public let isConstant: Bool
  /// The declared type without the colon and its attributes, nil if there is none.
  public internal(set) var type: Node?
  /// The attributes of the declared type, such as `@Sendable`.
  var typeAttributes: Node?
  /// Whether the declared type ends in `!`.
  public internal(set) var isImplicitlyUnwrapped = false
  /// The initial value; of a tuple pattern, that of the whole tuple.
  public internal(set) var value: Node?
  /// Whether the name stands in a tuple pattern, so that type and value are not its own.
  public internal(set) var isDestructured = false
  /// The braces with a getter, or with observers.
  public internal(set) var accessors: Node?
  /// How many names the declaration introduces.
  public internal(set) var countInDeclaration = 1
  /// Whether it is a requirement of a protocol.
  public internal(set) var isRequirement = false

  /// Whether it belongs to the type itself.
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether its value is made at the first use.
  public var isLazy: Bool { modifiers.contains("lazy") }

  /// Whether it has a getter of its own, and no storage.
  public var isComputed: Bool { isRequirement || accessors?.kind == .computedProperty }

  /// Whether it has storage, of each value or of the type itself.
  public var isStored: Bool { !isComputed }

  /// The declared type as written, with `?` for an implicitly unwrapped one.
  public var typeText: String? {
    guard !isDestructured, let type else { return nil }
    let attributes = typeAttributes.map { $0.textWithoutComments + " " } ?? ""
    return attributes + type.textWithoutComments + (isImplicitlyUnwrapped ? "?" : "")
  }

  /// Whether the declared type is optional; nil if no type is declared.
  public var isOptional: Bool? { typeText.map(TypeText.isOptional) }
}

extension Property {
  /// The names that a `let` or `var` declaration introduces, in order.
  static func all(in declaration: Node) -> [Property] {
    var result: [Property] = []
    let attributes = Attribute.all(of: declaration)
    let modifiers = Modifiers.all(of: declaration)
    let isConstant = declaration.child(.valueBindingPattern)?.firstToken?.hasText("let") ?? false
    var current: Range<Int> = 0..<0
    func update(_ change: (inout Property) -> Void) {
      for index in current { change(&result[index]) }
    }
    for child in declaration.codeChildren {
      if child.kind == .pattern, child.field == .name {
        let names = PatternNames.names(in: child, isBinding: true)
        let isTuple = child.token("(") != nil
        current = result.count..<(result.count + names.count)
        result += names.map {
          var property = Property(
            node: declaration, nameNode: $0, name: $0.identifierText, attributes: attributes,
            modifiers: modifiers, isConstant: isConstant)
          property.isDestructured = isTuple
          return property
        }
      } else if child.kind == .typeAnnotation {
        let type = child.codeChildren.first { !$0.hasText(":") && $0.kind != .typeModifiers }
        let isUnwrapped = child.codeChildren.last?.hasText("!") ?? false
        let attributes = child.child(.typeModifiers)
        update {
          $0.type = type
          $0.typeAttributes = attributes
          $0.isImplicitlyUnwrapped = isUnwrapped
        }
      } else if child.field == .value {
        update { $0.value = child }
      } else if child.kind == .computedProperty || child.kind == .willsetDidsetBlock {
        update { $0.accessors = child }
      }
    }
    return shareTypes(in: result)
  }

  /// `var a, b: Int` declares both with the type behind the last.
  private static func shareTypes(in properties: [Property]) -> [Property] {
    var result = properties
    for index in result.indices.reversed() {
      result[index].countInDeclaration = result.count
      guard index + 1 < result.count, result[index].type == nil, result[index].value == nil else {
        continue
      }
      result[index].type = result[index + 1].type
      result[index].typeAttributes = result[index + 1].typeAttributes
      result[index].isImplicitlyUnwrapped = result[index + 1].isImplicitlyUnwrapped
    }
    return result
  }

  /// The requirement that a protocol states with `var name: T { get }`.
  static func requirement(_ node: Node) -> Property? {
    guard let pattern = node.child(.pattern),
      let name = PatternNames.names(in: pattern, isBinding: true).first
    else { return nil }
    var property = Property(
      node: node, nameNode: name, name: name.identifierText, attributes: Attribute.all(of: node),
      modifiers: Modifiers.all(of: node), isConstant: false)
    property.type = node.child(.typeAnnotation)?.declaredType
    property.isRequirement = true
    return property
  }
}

extension Node {
  /// The type behind the colon of a type annotation, and behind the attributes there.
  fileprivate var declaredType: Node? {
    codeChildren.first { !$0.hasText(":") && $0.kind != .typeModifiers }
  }
}
