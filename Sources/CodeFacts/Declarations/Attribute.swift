public import SyntaxTrees

/// An attribute of a declaration, such as `@Wrapper(key)` or `@Module.Wrapper`.
public struct Attribute: Sendable, Hashable {
  /// The whole attribute, from the `@`.
  public let node: Node
  /// The names between the dots, without generic arguments.
  public let path: [String]
  /// Whether arguments follow in parentheses.
  public let hasArguments: Bool

  /// The first argument in the parentheses, if it has no label.
  var argument: Node? {
    let code = Array(node.codeChildren)
    guard let open = code.firstIndex(where: { $0.hasText("(") }), open + 1 < code.count,
      code[open + 1].isNamed
    else { return nil }
    return code[open + 1]
  }

  /// The last name, without a module or an outer type.
  public var name: String { path.last ?? "" }

  init(_ node: Node) {
    self.node = node
    path = node.child(.userType)?.children(.typeIdentifier).map(\.identifierText) ?? []
    hasArguments = node.token("(") != nil
  }

  /// The attributes in front of a declaration.
  static func all(of declaration: Node) -> [Attribute] {
    let loose = declaration.children(.attribute)
    let gathered = declaration.children(.modifiers).flatMap { $0.children(.attribute) }
    return (gathered + loose).map(Attribute.init)
  }

  /// The attributes that stand before a parameter, as its neighbours.
  static func all(before parameter: Node) -> [Attribute] {
    var result: [Attribute] = []
    var node = parameter.previousSibling
    while let found = node, found.isComment || found.kind == .attribute {
      if !found.isComment { result.insert(Attribute(found), at: 0) }
      node = found.previousSibling
    }
    return result
  }
}

/// The words in front of a declaration that are no attributes: `private`, `static`, `lazy` ….
enum Modifiers {
  private static let kinds: Set<Kind> = [
    .memberModifier, .visibilityModifier, .functionModifier, .mutationModifier, .propertyModifier,
    .propertyBehaviorModifier, .inheritanceModifier, .ownershipModifier,
  ]

  static func all(of declaration: Node) -> [String] {
    var result: [String] = []
    for child in declaration.children where !child.isComment {
      if child.kind == .modifiers {
        result += child.children.filter { kinds.contains($0.kind) }.map(\.compactText)
      } else if kinds.contains(child.kind) {
        result.append(child.compactText)
      } else if child.hasText("class") || child.hasText("static") {
        result.append(child.text)
      } else if child.kind == .valueBindingPattern || child.kind == .pattern {
        break
      }
    }
    return result
  }
}
