import SyntaxTrees

extension InitializerWalk {
  /// Runs the statements between two braces; nil for empty braces.
  mutating func walk(block: Node?, from state: FlowState?) -> FlowState? {
    guard let block, let state else { return state }
    let deferCount = deferred.count
    let end = walk(Array(block.codeChildren)[...], from: state)
    let result = runDeferred(downTo: deferCount, in: end)
    deferred.removeLast(deferred.count - deferCount)
    return result
  }

  /// Runs statements one after the other; directives among them make branches.
  mutating func walk(_ statements: ArraySlice<Node>, from state: FlowState) -> FlowState? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return unclear(state, "the code is nested too deeply") }
    var current: FlowState? = state
    var label: String?
    var index = statements.startIndex
    while index < statements.endIndex, let before = current {
      let statement = statements[index]
      if statement.kind == .directive, statement.text.hasPrefix("#if") {
        let group = ConditionalCompilation(statements[index...])
        current = walk(group, begunBy: statement, from: before)
        index += group.count
        continue
      }
      if statement.kind == .statementLabel {
        label = statement.text.split(separator: ":").first?.trimmedWhitespace
      } else {
        current = walk(statement, label: label, from: before)
        label = nil
      }
      index += 1
    }
    return current
  }

  private mutating func walk(
    _ group: ConditionalCompilation, begunBy directive: Node, from state: FlowState
  ) -> FlowState? {
    let ends = group.branches.map { walk($0, from: state) }
    let arriving = ends.compactMap { $0 }
    guard var result = FlowState.joined(ends.map { ($0, "") }) else { return nil }
    let words = "depends on the #if at \(facts.place(of: directive))"
    for property in properties.all.indices {
      let count = arriving.count { $0.assigned.contains(property) }
      if count > 0, count < arriving.count {
        result.gaps[property] = nil
        result.unclear[property] = "whether \(properties.all[property].name) is assigned \(words)"
      }
    }
    return result
  }

  private func unclear(_ state: FlowState, _ words: String) -> FlowState {
    var state = state
    for property in properties.all.indices { state.unclear[property] = words }
    return state
  }

  private mutating func walk(_ node: Node, label: String?, from state: FlowState) -> FlowState? {
    var node = node
    while [.tryExpression, .awaitExpression, .unsafeExpression].contains(node.kind),
      let inner = node.child(.expr) ?? node.namedChildren.last
    {
      if node.child(.tryOperator)?.hasText("try") ?? false { noteThrow(state) }
      node = inner
    }
    switch node.kind {
    case .assignment: return walk(assignment: node, from: state)
    case .ifStatement: return walk(if: node, label: label, from: state)
    case .guardStatement: return walk(guard: node, from: state)
    case .switchStatement: return walk(switch: node, label: label, from: state)
    case .whileStatement: return walk(while: node, label: label, from: state)
    case .forStatement: return walk(for: node, label: label, from: state)
    case .repeatWhileStatement: return walk(repeat: node, label: label, from: state)
    case .doStatement: return walk(do: node, label: label, from: state)
    case .controlTransferStatement: return walk(transfer: node, from: state)
    case .callExpression: return walk(call: node, from: state)
    case .functionDeclaration, .classDeclaration, .typealiasDeclaration: return state
    default:
      evaluate(node, in: state)
      return state
    }
  }

  private mutating func walk(assignment node: Node, from state: FlowState) -> FlowState? {
    var state = state
    if let value = node.child(.result) { evaluate(value, in: state) }
    guard let target = node.child(.target) else { return state }
    // `+=` reads the property before it sets it, and so counts as a use as well.
    evaluate(target, in: state)
    let whole = target.unwrapped
    let parts = whole.kind == .tupleExpression ? whole.children(.value) : [whole]
    for part in parts.map(\.unwrapped) {
      if part.kind == .selfExpression {
        // Every property gets its value from another value of the type.
        for index in properties.all.indices { state.assign(index) }
      } else if let index = property(assignedBy: part) {
        assign(index, by: node, in: &state)
      }
    }
    return state
  }

  /// The property that an assignment's target is: `name`, `_name`, `self.name`, `self._name`.
  private func property(assignedBy target: Node) -> Int? {
    let name: String
    if target.kind == .simpleIdentifier {
      name = target.identifierText
      guard LocalScopes.local(name, at: target) == nil else { return nil }
    } else if target.kind == .navigationExpression,
      target.child(.target)?.unwrapped.kind == .selfExpression,
      let member = target.child(.suffix)?.child(.suffix)
    {
      name = member.identifierText
    } else {
      return nil
    }
    if let index = properties.index(of: name) { return index }
    guard name.hasPrefix("_"), let index = properties.index(of: name.droppingMark) else {
      return nil
    }
    return properties.all[index].attributes.isEmpty ? nil : index
  }

  private mutating func walk(call node: Node, from state: FlowState) -> FlowState? {
    guard let callee = node.firstChild, callee.kind == .simpleIdentifier else {
      evaluate(node, in: state)
      return state
    }
    if callee.hasText("defer"), let block = node.child(.callSuffix)?.child(.lambdaLiteral) {
      deferred.append(block)
      return state
    }
    evaluate(node, in: state)
    return neverReturning.contains(callee.text) ? nil : state
  }

  static let neverReturning: Set<String> = [
    "fatalError", "preconditionFailure", "exit", "abort", "dispatchMain",
  ]

  private mutating func walk(transfer node: Node, from state: FlowState) -> FlowState? {
    switch node.firstToken?.text {
    case "return":
      let result = node.child(.result)
      if let result { evaluate(result, in: state) }
      guard result?.kind != .nilLiteral else { return nil }
      if let end = runDeferred(downTo: 0, in: state) { exits.append((end, node)) }
    case "throw":
      evaluate(node, in: state)
      noteThrow(state)
    case "break":
      leave(node, from: state) { $0.breaks.append($1) }
    case "continue":
      leave(node, from: state, onlyLoops: true) { $0.continues.append($1) }
    default:
      evaluate(node, in: state)
      return state
    }
    return nil
  }

  /// Hands the state to the statement that `break` or `continue` means.
  private mutating func leave(
    _ node: Node, from state: FlowState, onlyLoops: Bool = false,
    _ note: (inout Breakable, FlowState) -> Void
  ) {
    let label = node.child(.result)?.identifierText
    let found = breakables.lastIndex { candidate in
      if let label { return candidate.label == label }
      return onlyLoops ? candidate.isLoop : !candidate.isBare
    }
    guard let index = found,
      let end = runDeferred(downTo: breakables[index].deferCount, in: state)
    else { return }
    note(&breakables[index], end)
  }
}

/// Statements between `#if` and its `#endif`.
struct ConditionalCompilation {
  /// The statements of each branch; an empty one stands for a missing `#else`.
  private(set) var branches: [ArraySlice<Node>] = []
  /// How many nodes belong to the whole, directives included.
  private(set) var count = 0

  /// Reads the group that begins with the first node.
  init(_ nodes: ArraySlice<Node>) {
    var depth = 0
    var start = nodes.startIndex + 1
    var hasElse = false
    for index in nodes.indices {
      count += 1
      let node = nodes[index]
      guard node.kind == .directive else { continue }
      let text = node.text
      if text.hasPrefix("#if") {
        depth += 1
      } else if text.hasPrefix("#endif") {
        depth -= 1
        guard depth == 0 else { continue }
        branches.append(nodes[start..<index])
        if !hasElse { branches.append(nodes[index..<index]) }
        return
      } else if depth == 1, text.hasPrefix("#else") {
        hasElse = hasElse || !text.hasPrefix("#elseif")
        branches.append(nodes[start..<index])
        start = index + 1
      }
    }
    branches.append(nodes[min(start, nodes.endIndex)...])
    branches.append(nodes[nodes.endIndex...])
  }
}
