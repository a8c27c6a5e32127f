public import SyntaxTrees

/// Where a member can be added to the type around a piece of code, so that the code can be moved
/// into it.
public struct MemberPlace: Sendable {
  /// The member that the code stands in.
  public let member: Node
  /// The declaration of the type, or the extension of it.
  public let type: Node
  /// Whether the new member must stand beside that member: both under the same `#if`.
  public let isConditional: Bool
  /// Whether a closure may have to write `self.` before the new member's name.
  public let needsSelf: Bool

  /// Looks around a piece of code.
  ///
  /// - Throws: What of the code's surroundings the new member would not have.
  public init(around node: Node, in facts: FileFacts) throws(MemberPlaceProblem) {
    var child = node
    while let parent = child.parent, !Self.bodies.contains(parent.kind) {
      try Self.check(child, in: parent)
      if parent.kind == .functionDeclaration { try Self.check(node, ofFunction: parent) }
      child = parent
    }
    guard let body = child.parent, let type = facts.declarations.declaration(around: child),
      type.form != .protocol, type.node.child(.body) == body
    else { throw .init("no type is around it") }
    try Self.check(member: child, around: node, in: facts)
    member = child
    self.type = type.node
    isConditional = Self.conditions(before: child) > 0
    needsSelf = Self.mayBeClass(type, facts)
  }

  private static let bodies: Set<Kind> = [.classBody, .enumClassBody]

  /// What of a step towards the member would be lost.
  private static func check(_ child: Node, in parent: Node) throws(MemberPlaceProblem) {
    if parent.kind == .lambdaLiteral, parent.child(.captures) != nil {
      throw .init("a closure around it has a capture list")
    }
    if conditions(before: child) > 0 { throw .init("it stands under an #if") }
    let heads = parent.kind == .statements ? parent.children(.guardStatement) : [parent]
    for head in heads where head.start < child.start {
      let conditions = head.children.filter { $0.kind == .availabilityCondition }
      if !conditions.isEmpty { throw .init("it stands behind a test of availability") }
    }
    let types: Set<Kind> = [.classDeclaration, .typealiasDeclaration]
    if parent.kind == .statements, parent.children.contains(where: { types.contains($0.kind) }) {
      throw .init("the function around it declares a type")
    }
  }

  /// What the code has only in a function.
  private static func check(
    _ node: Node, ofFunction function: Node
  ) throws(MemberPlaceProblem) {
    let generics = GenericParameter.all(of: function).map(\.name)
    guard !generics.isEmpty else { return }
    if let used = node.tokens.first(where: { generics.contains($0.identifierText) }) {
      throw .init("it uses \(used.text), a generic parameter of the function around it")
    }
  }

  private static func check(
    member: Node, around node: Node, in facts: FileFacts
  ) throws(MemberPlaceProblem) {
    switch member.kind {
    case .functionDeclaration, .subscriptDeclaration: break
    case .propertyDeclaration:
      let isValue = member.children(.value).contains { $0.contains(node) }
      if isValue { throw .init("it belongs to the value of a property") }
    default: throw .init("it stands neither in a function nor in a computed property")
    }
    let modifiers = Modifiers.all(of: member)
    if let word = modifiers.first(where: { ["static", "class", "nonisolated"].contains($0) }) {
      throw .init("the member around it is \(word)")
    }
    let other = Attribute.all(of: member).first { facts.sdk.builders.attributes[$0.name] == nil }
    if let other { throw .init("the member around it has @\(other.name)") }
  }

  /// How many `#if` that begin before a node, beside it, have not ended yet.
  private static func conditions(before node: Node) -> Int {
    var depth = 0
    for sibling in node.parent?.children.lazy.filter({ $0.kind == .directive }) ?? [] {
      if sibling.start > node.start { break }
      if sibling.bytes.starts(with: "#if".utf8) { depth += 1 }
      if sibling.bytes.starts(with: "#endif".utf8) { depth -= 1 }
    }
    return depth
  }

  private static func mayBeClass(_ type: TypeDeclaration, _ facts: FileFacts) -> Bool {
    let primary = facts.type(around: type.node.child(.body)?.firstChild ?? type.node)?.primary
    guard let form = primary?.form ?? (type.form == .extension ? nil : type.form) else {
      return !(facts.sdk.type(named: type.path)?.isProtocol ?? false)
    }
    return form == .class || form == .actor
  }
}

/// Why code cannot be moved into a member of its own.
public struct MemberPlaceProblem: Error, Sendable, Hashable {
  /// What is in the way, as a clause about the code, "it".
  public let reason: String

  init(_ reason: String) { self.reason = reason }
}
