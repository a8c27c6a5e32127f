public import SyntaxTrees

/// An expression as what it begins with and what is then done to it, one after the other.
///
/// Chains nest thousands deep in the tree; here they are a list.
public struct CallChain: Sendable {
  /// One step of a chain.
  public enum Link: Sendable, Hashable {
    /// `.name`; the node is the identifier.
    case member(String, Node)
    /// `(…)` or a trailing closure; the node is the call.
    case call(Node)
    /// `[…]`; the node is the call as the grammar has it.
    case element(Node)
    /// `?` before a member.
    case optional
    /// `!`.
    case force
  }

  /// What the chain begins with: a name, a literal, a closure, `.name` …, never a call or member.
  public let root: Node
  /// What follows, in the order of the source.
  public let links: [Link]

  /// Takes an expression apart.
  public init(_ expression: Node) {
    var node = expression.unwrapped
    var links: [Link] = []
    descend: while true {
      switch node.kind {
      case .navigationExpression:
        guard let name = node.child(.suffix)?.child(.suffix), let target = node.child(.target)
        else { break descend }
        links.append(.member(name.identifierText, name))
        if node.children(.target).contains(where: { $0.hasText("?") }) { links.append(.optional) }
        node = target.unwrapped
      case .callExpression:
        guard let callee = node.firstChild, callee.isNamed else { break descend }
        links.append(Subscripts.isSubscript(node) ? .element(node) : .call(node))
        node = callee.unwrapped
      case .postfixExpression:
        guard let target = node.child(.target), node.lastToken?.hasText("!") ?? false else {
          break descend
        }
        links.append(.force)
        node = target.unwrapped
      case .optionalChainingExpression:
        guard let target = node.child(.target) ?? node.namedChildren.first else { break descend }
        links.append(.optional)
        node = target.unwrapped
      default:
        break descend
      }
    }
    root = node
    self.links = links.reversed()
  }

  /// The name behind a leading dot that the chain begins with; nil if it begins otherwise.
  public var implicitMember: Node? {
    guard root.kind == .prefixExpression, root.firstToken?.hasText(".") ?? false else { return nil }
    return root.codeChildren.last { $0.kind == .simpleIdentifier }
  }

  /// The member of `Type.member` at the beginning; nil if the chain begins otherwise.
  func member(of type: String) -> String? {
    guard case .member(let name, _)? = links.first, root.isToken,
      TypeText.withoutArguments(root.text) == type
    else { return nil }
    return name
  }

  /// The names of the methods that are called on the way.
  public var calledNames: [String] {
    var names: [String] = []
    for (link, next) in zip(links, links.dropFirst()) {
      if case .member(let name, _) = link, case .call = next { names.append(name) }
    }
    return names
  }
}

/// The arguments of a call.
enum CallArguments {
  /// The labels of all arguments, trailing closures without a label as nil.
  static func labels(of call: Node) -> [String?] {
    guard let suffix = suffix(of: call) else { return [] }
    var labels = arguments(of: call).map { $0.child(.name)?.compactText }
    var name: String?
    for child in suffix.codeChildren {
      if child.field == .name { name = child.text }
      if child.kind == .lambdaLiteral {
        labels.append(name)
        name = nil
      }
    }
    return labels
  }

  /// The arguments in the parentheses.
  static func arguments(of call: Node) -> [Node] {
    suffix(of: call)?.child(.valueArguments)?.children(.valueArgument) ?? []
  }

  private static func suffix(of call: Node) -> Node? {
    call.child(.callSuffix) ?? call.child(.constructorSuffix)
  }

  /// The initializer that a call names by its labels, as `init(string:)`.
  static func initializerSignature(of call: Node) -> String {
    "init" + labelList(of: call)
  }

  /// The labels of a call as in the name of what is called: `(_:to:)`.
  static func labelList(of call: Node) -> String {
    "(" + labels(of: call).map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}

extension CallChain {
  /// The chain's first value as a node: the root, or `A.b`, `A(…)`, `.b(…)` with it.
  public var beginning: Node {
    var steps = 0
    let isName = Receivers.typeName(of: root) != nil
    if isName, case .member? = links.first { steps = 1 }
    if isName || implicitMember != nil || root.kind == .simpleIdentifier, steps < links.count,
      case .call = links[steps]
    {
      steps += 1
    }
    guard steps > 0 else { return root }
    var node = root
    var taken = 0
    while let parent = node.parent, taken < steps {
      node = parent
      if node.kind == .navigationExpression || node.kind == .callExpression { taken += 1 }
    }
    return node
  }
}
