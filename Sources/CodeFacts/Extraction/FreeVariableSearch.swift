public import SyntaxTrees

/// Finds what a piece of code uses of the function around it.
struct FreeVariableSearch {
  let facts: FileFacts
  let nodes: [Node]
  private(set) var result: [FreeVariable] = []
  private(set) var obstacle: Judgement?

  /// The mentions of each variable, by the node that declares it; of `$0` by the closure.
  private var mentions: [NodeID: [Node]] = [:]
  private var locals: [NodeID: LocalName] = [:]

  init(facts: FileFacts, nodes: [Node]) {
    self.facts = facts
    self.nodes = nodes
  }

  mutating func run() {
    for node in nodes.flatMap({ [$0] + Array($0.descendants) })
    where node.kind == .simpleIdentifier {
      look(at: node)
      if obstacle != nil { return }
    }
    let closure = nodes.first?.ancestor(.lambdaLiteral)
    let order = mentions.keys.sorted { first, second in
      let isOwn = [first, second].map { id in closure.map { id >= $0.id } ?? false }
      return isOwn[0] == isOwn[1] ? first < second : isOwn[0]
    }
    for id in order {
      guard let variable = variable(id) else { return }
      result.append(variable)
    }
  }

  private func isInside(_ node: Node) -> Bool { nodes.contains { $0.contains(node) } }

  private mutating func look(at node: Node) {
    switch IdentifierRole(node) {
    case .value, .capture, .shorthand: break
    case .member, .implicitMember, .argumentLabel, .none: return
    }
    let name = node.identifierText
    if name.hasPrefix("$") { return lookAtMark(node, name.dropFirst()) }
    guard let local = LocalScopes.local(name, at: node), !isInside(local.node) else { return }
    if case .none = AssignmentRole(node) {
      locals[local.node.id] = local
      mentions[local.node.id, default: []].append(node)
    } else {
      stop("\(name) is changed here", at: node)
    }
  }

  /// `$0`, or the projected value of a local variable.
  private mutating func lookAtMark(_ node: Node, _ name: Substring) {
    guard name.allSatisfy(\.isNumber) else {
      guard let local = LocalScopes.local(String(name), at: node), !isInside(local.node) else {
        return
      }
      return stop("\(node.text) belongs to a local variable", at: node)
    }
    guard let closure = node.ancestor(.lambdaLiteral), !isInside(closure) else { return }
    guard node.hasText("$0") else { return stop("\(node.text) is used here", at: node) }
    mentions[closure.id, default: []].append(node)
  }

  private mutating func stop(_ detail: String, at node: Node) {
    obstacle = Judgement(.unknown, detail, places: [facts.place(of: node)])
  }

  private mutating func variable(_ id: NodeID) -> FreeVariable? {
    guard let mention = mentions[id]?.first else { return nil }
    let shown = mention.text
    if let local = locals[id], case .function = local.origin {
      stop("\(shown) is a function in this one", at: mention)
      return nil
    }
    guard let type = facts.types.type(of: mention) else {
      stop("the type of \(shown) is not told by the code", at: mention)
      return nil
    }
    if type.contains("->") {
      stop("\(shown) is a closure", at: mention)
      return nil
    }
    if let name = TypeVisibility(facts: facts).hiddenName(in: type, at: mention) {
      stop(
        "\(name), the type of \(shown), may mean something else in another function", at: mention)
      return nil
    }
    guard locals[id] == nil else {
      return FreeVariable(name: shown, argument: shown, type: type, renamed: [])
    }
    guard let name = newName(for: type) else {
      stop("there is no free name for \(shown)", at: mention)
      return nil
    }
    return FreeVariable(name: name, argument: shown, type: type, renamed: mentions[id] ?? [])
  }

  /// A name for `$0`: its type's, or else a plain word.
  private func newName(for type: String) -> String? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let isOwn = nodes.first.map { facts.type(named: type, at: $0)?.primary != nil } ?? false
    let own = last.prefix(1).lowercased() + last.dropFirst()
    guard let place = nodes.first else { return nil }
    return ((isOwn ? [own] : []) + ["element", "value"]).first {
      facts.isUnused($0, around: place)
    }
  }
}

extension FileFacts {
  /// Whether nothing in the type around a node speaks of a name, in any part of it; in the file, if
  /// there is no type.
  public func isUnused(_ name: String, around node: Node) -> Bool {
    project.note(name)
    let parts = type(around: node)?.parts.map(\.node) ?? [tree.root]
    return parts.allSatisfy { part in
      !facts(of: part).identifiers[name].contains(where: part.contains)
    }
  }
}
