import SyntaxTrees

extension InitializerWalk {
  /// Runs code that `break` can leave, and returns where it may end.
  mutating func breakable(
    label: String?, isLoop: Bool, isBare: Bool = false,
    _ run: (inout InitializerWalk) -> FlowState?
  ) -> (end: FlowState?, left: Breakable) {
    breakables.append(
      Breakable(label: label, isLoop: isLoop, isBare: isBare, deferCount: deferred.count))
    let end = run(&self)
    return (end, breakables.removeLast())
  }

  mutating func walk(if node: Node, label: String?, from state: FlowState) -> FlowState? {
    let (end, left) = breakable(label: label, isLoop: false, isBare: true) { walk in
      walk.branches(of: node, from: state)
    }
    return FlowState.joined([(end, "")] + left.breaks.map { ($0, "after a break") })
  }

  /// A chain of `else if` is walked, not nested.
  private mutating func branches(of node: Node, from state: FlowState) -> FlowState? {
    var ends: [(state: FlowState?, when: String)] = []
    var next: Node? = node
    let first = node.line
    while let current = next {
      let parts = Branches(of: current)
      for condition in parts.conditions { evaluate(condition, in: state) }
      let line = current.line
      ends.append(
        (walk(block: parts.then, from: state), "when the condition at line \(line) is true"))
      next = parts.elseIf
      guard next == nil else { continue }
      let isSimple = current.id == node.id
      let when =
        isSimple
        ? "when the condition at line \(first) is false"
        : "when none of the conditions from line \(first) to line \(line) is true"
      ends.append((parts.hasElse ? walk(block: parts.otherwise, from: state) : state, when))
    }
    return FlowState.joined(ends)
  }

  mutating func walk(guard node: Node, from state: FlowState) -> FlowState? {
    let parts = Branches(of: node)
    for condition in parts.conditions { evaluate(condition, in: state) }
    _ = walk(block: parts.otherwise, from: state)
    return state
  }

  mutating func walk(switch node: Node, label: String?, from state: FlowState) -> FlowState? {
    if let subject = node.child(.expr) { evaluate(subject, in: state) }
    let entries = node.children(.switchEntry)
    guard !entries.isEmpty else { return state }
    var ends: [(state: FlowState?, when: String)] = []
    let (_, left) = breakable(label: label, isLoop: false) { walk in
      var falling: FlowState?
      for entry in entries {
        let when = "in the case at line \(entry.line)"
        let start = FlowState.joined([(state, ""), (falling, "")]) ?? state
        for part in entry.codeChildren where part.kind != .statements && part.isNamed {
          walk.evaluate(part, in: state)
        }
        let block = entry.child(.statements)
        let end = walk.walk(block: block, from: start)
        falling = Self.fallsThrough(block) ? end : nil
        if falling == nil { ends.append((end, when)) }
      }
      return nil
    }
    return FlowState.joined(ends + left.breaks.map { ($0, "where a case breaks") })
  }

  private static func fallsThrough(_ block: Node?) -> Bool {
    block?.codeChildren.last { !$0.hasText(";") }?.hasText("fallthrough") ?? false
  }

  mutating func walk(while node: Node, label: String?, from state: FlowState) -> FlowState? {
    let parts = Branches(of: node)
    for condition in parts.conditions { evaluate(condition, in: state) }
    let isEndless = parts.conditions.count == 1 && parts.conditions[0].hasText("true")
    return walk(
      loop: node, body: parts.then, isEndless: isEndless, label: label, from: state)
  }

  mutating func walk(for node: Node, label: String?, from state: FlowState) -> FlowState? {
    if let collection = node.child(.collection) { evaluate(collection, in: state) }
    if let condition = node.child(.whereClause) { evaluate(condition, in: state) }
    return walk(
      loop: node, body: node.child(.statements), isEndless: false, label: label, from: state)
  }

  /// A body that runs any number of times.
  private mutating func walk(
    loop node: Node, body: Node?, isEndless: Bool, label: String?, from state: FlowState
  ) -> FlowState? {
    let (end, left) = breakable(label: label, isLoop: true) { $0.walk(block: body, from: state) }
    let breaks = left.breaks.map {
      ($0 as FlowState?, "when the loop at line \(node.line) is left")
    }
    if isEndless {
      // What the body assigns after its `break` is not assigned behind the loop.
      var result = FlowState.joined(breaks)
      for property in end?.assigned ?? [] where !(result?.assigned.contains(property) ?? true) {
        result?.gaps[property] = "when the loop at line \(node.line) is left"
      }
      return result
    }
    let notRun = "when the loop at line \(node.line) does not run"
    return FlowState.joined(
      [(state, notRun), (end, "")] + left.continues.map { ($0, "") } + breaks)
  }

  mutating func walk(repeat node: Node, label: String?, from state: FlowState) -> FlowState? {
    let body = node.child(.statements)
    let (end, left) = breakable(label: label, isLoop: true) { $0.walk(block: body, from: state) }
    let when = "when the loop at line \(node.line) goes on"
    let afterBody = FlowState.joined([(end, "")] + left.continues.map { ($0, when) })
    if let afterBody {
      for condition in node.children(.condition) { evaluate(condition, in: afterBody) }
    }
    let breaks = left.breaks.map {
      ($0 as FlowState?, "when the loop at line \(node.line) is left")
    }
    return FlowState.joined([(afterBody, when)] + breaks)
  }

  mutating func walk(do node: Node, label: String?, from state: FlowState) -> FlowState? {
    let catches = node.children(.catchBlock)
    var ends: [(state: FlowState?, when: String)] = []
    let (_, left) = breakable(label: label, isLoop: false, isBare: true) { walk in
      if !catches.isEmpty { walk.thrown.append([]) }
      let end = walk.walk(block: node.child(.statements), from: state)
      ends.append((end, "when no error is thrown"))
      guard !catches.isEmpty, let thrown = walk.thrown.popLast() else { return nil }
      // Where no `try` is seen, an error may come from anywhere.
      let start = FlowState.joined(thrown.map { ($0, "when an error is thrown") }) ?? state
      for block in catches {
        let when = "in the catch at line \(block.line)"
        ends.append((walk.walk(block: block.child(.statements), from: start), when))
      }
      return nil
    }
    return FlowState.joined(ends + left.breaks.map { ($0, "after a break") })
  }
}

/// The parts of `if`, `guard` and `while`, which the grammar lays flat.
struct Branches {
  /// What stands in the head.
  private(set) var conditions: [Node] = []
  /// The statements of the first braces; nil if they are empty.
  private(set) var then: Node?
  /// Whether there is an `else`.
  private(set) var hasElse = false
  /// The statements of the braces behind `else`.
  private(set) var otherwise: Node?
  /// The `if` behind `else`.
  private(set) var elseIf: Node?

  init(of statement: Node) {
    var isHead = true
    for child in statement.codeChildren.dropFirst() {
      if child.kind == .else {
        hasElse = true
        isHead = false
      } else if child.isLeaf, child.hasText("{") {
        isHead = false
      } else if child.kind == .ifStatement, hasElse {
        elseIf = child
      } else if child.kind == .statements, !isHead {
        if hasElse { otherwise = child } else { then = child }
      } else if isHead {
        conditions.append(child)
      }
    }
  }
}
