import SyntaxTrees

/// All identifiers of a file by name, in order.
struct Identifiers {
  private var nodes: [String: [Node]] = [:]

  init(of tree: SyntaxTree) {
    for id in 0..<NodeID(tree.nodeCount) where tree.kind(of: id) == .simpleIdentifier {
      guard let node = tree.node(id) else { continue }
      nodes[node.identifierText, default: []].append(node)
    }
  }

  subscript(name: String) -> [Node] { nodes[name] ?? [] }
}

/// What an identifier is in the code around it.
enum IdentifierRole {
  /// An expression of its own.
  case value
  /// The name behind the dot of the expression.
  case member(of: Node)
  /// The name behind a leading dot.
  case implicitMember
  /// The label of an argument; the node is the call.
  case argumentLabel(of: Node)
  /// `name` in `[name]` of a closure.
  case capture
  /// `name` in `if let name`.
  case shorthand
  /// The name of a declaration or of a label; no mention of anything.
  case none

  init(_ node: Node) {
    guard let parent = node.parent else {
      self = .none
      return
    }
    self = IdentifierRole.named(node, in: parent) ?? .value
  }

  private static func named(_ node: Node, in parent: Node) -> IdentifierRole? {
    switch parent.kind {
    case .navigationSuffix:
      guard let navigation = parent.parent, let target = navigation.child(.target) else {
        return IdentifierRole.none
      }
      return .member(of: target)
    case .prefixExpression:
      return parent.firstToken?.hasText(".") ?? false ? .implicitMember : nil
    case .valueArgumentLabel:
      guard let call = parent.ancestors.first(where: { isCall($0.kind) }) else {
        return IdentifierRole.none
      }
      return .argumentLabel(of: call)
    case .captureListItem:
      return node.field == .name
        ? (parent.child(.value) == nil ? .capture : IdentifierRole.none) : nil
    case .ifStatement, .guardStatement, .whileStatement:
      return inHead(node, of: parent)
    case .controlTransferStatement:
      let word = parent.firstToken
      return word?.hasText("break") ?? false || word?.hasText("continue") ?? false
        ? IdentifierRole.none : nil
    case .pattern:
      return node.previousSibling == nil && node.nextSibling == nil && node.field == .none
        && PatternNames.isExpression(node) ? nil : IdentifierRole.none
    default:
      return declares(node, in: parent) ? IdentifierRole.none : nil
    }
  }

  private static func isCall(_ kind: Kind) -> Bool {
    kind == .callExpression || kind == .constructorExpression || kind == .macroInvocation
  }

  private static func inHead(_ node: Node, of statement: Node) -> IdentifierRole? {
    if node.previousSibling?.hasText(".") ?? false { return IdentifierRole.none }
    if node.nextSibling?.hasText(":") ?? false { return IdentifierRole.none }
    guard node.field == .boundIdentifier else { return nil }
    let condition = Condition.all(of: statement).first { $0.nodes.contains { $0.id == node.id } }
    return condition?.isShorthand ?? false ? .shorthand : IdentifierRole.none
  }

  private static let declaring: Set<Kind> = [
    .functionDeclaration, .protocolFunctionDeclaration, .parameter, .enumEntry, .lambdaParameter,
    .typealiasDeclaration, .identifier, .directive, .availabilityCondition, .statementLabel,
    .computedSetter, .willsetClause, .didsetClause, .enumTypeParameters, .tupleTypeItem,
    .classDeclaration, .macroDeclaration, .operatorDeclaration, .precedenceGroupDeclaration,
  ]

  private static func declares(_ node: Node, in parent: Node) -> Bool {
    if declaring.contains(parent.kind) {
      return node.field != .defaultValue && node.field != .rawValue
    }
    if node.field == .boundIdentifier { return true }
    if parent.kind == .macroInvocation { return node.previousSibling?.hasText("#") ?? false }
    if parent.kind == .callSuffix || parent.kind == .constructorSuffix { return true }
    if parent.kind == .ternaryExpression || parent.kind == .dictionaryLiteral { return false }
    return node.nextSibling?.hasText(":") ?? false
  }
}

extension PatternNames {
  /// Whether a name that is a whole pattern is compared with, not introduced: no `let` or `var`,
  /// and no loop or declaration, governs it.
  static func isExpression(_ name: Node) -> Bool {
    var top = name
    while let parent = top.parent, parent.kind == .pattern { top = parent }
    guard let parent = top.parent else { return false }
    if parent.kind == .propertyDeclaration { return false }
    if parent.kind == .forStatement, top.token("case") == nil { return false }
    if [.ifStatement, .guardStatement, .whileStatement].contains(parent.kind) {
      return !Condition.all(of: parent).contains { $0.names.contains { $0.id == name.id } }
    }
    return !names(in: top, isBinding: false).contains { $0.id == name.id }
  }
}
