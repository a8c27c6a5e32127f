import SyntaxTrees

/// One attempt to fit a pattern to a place; it recurses only as deep as the pattern nests.
///
/// A list inside the pattern that fits is not tried in another way when something later does not:
/// the work is bounded by the nodes of the source times those of the pattern.
struct PatternMatcher {
  let program: PatternProgram
  let isExact: Bool
  /// What the placeholders stand for, by slot; those that are bound from outside are set at first.
  var captures: [Capture?]
  var items: [MatchedItem] = []
  /// The slots that were set, newest last.
  var trail: [Int] = []
  /// The offset behind the last piece that was matched: where something absent would be.
  var lastEnd = 0
  /// How many nodes may still be compared before the attempt is given up.
  var budget = 200_000
  /// The furthest failure, if asked for.
  var trace: MatchTrace?

  init(_ program: PatternProgram, isExact: Bool, bound: Captures = [:]) {
    self.program = program
    self.isExact = isExact
    captures = bound.isEmpty ? [] : program.names.map { bound[$0] }
  }

  /// A state to which the attempt can return.
  struct Mark {
    var items: Int
    var trail: Int
    var lastEnd: Int
  }

  var mark: Mark { Mark(items: items.count, trail: trail.count, lastEnd: lastEnd) }

  mutating func restore(_ mark: Mark) {
    items.removeLast(items.count - mark.items)
    while trail.count > mark.trail, let slot = trail.popLast() { captures[slot] = nil }
    lastEnd = mark.lastEnd
  }

  // MARK: Items

  mutating func found(_ item: Int, _ range: Range<Int>) {
    items.append(MatchedItem(role: .item(item), range: range))
    lastEnd = range.upperBound
  }

  mutating func form(_ range: Range<Int>) {
    items.append(MatchedItem(role: .form, range: range))
    lastEnd = range.upperBound
  }

  /// Accounts for a node that may stand anywhere, unless a placeholder has taken it.
  mutating func ignore(_ node: Node) {
    if node.end > lastEnd { form(node.range) }
  }

  /// Accounts for a part of the pattern that the source does not have; false if a placeholder in
  /// it is known to stand for something.
  mutating func absent(_ id: PatternNodeID, at offset: Int) -> Bool {
    let node = program[id]
    switch node.content {
    case .token(_, let item):
      items.append(MatchedItem(role: .item(item), range: offset..<offset, isPresent: false))
    case .hole(let hole, let item):
      items.append(MatchedItem(role: .item(item), range: offset..<offset, isPresent: false))
      let nothing: Capture =
        hole.count == .many ? .run([], offset: offset) : .absent(offset: offset)
      return bind(hole, to: nothing)
    case .inner(let children):
      for child in children {
        guard absent(child, at: offset) else { return false }
      }
    }
    return true
  }

  // MARK: Nodes

  /// Whether the pattern's node fits the source's node.
  mutating func match(_ id: PatternNodeID, _ node: Node, isRoot: Bool = false) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    switch program[id].content {
    case .hole(let hole, let item):
      return capture(hole, item: item, node, at: id)
    case .token(let bytes, let item):
      if node.kind == .tupleExpression {
        return !isRoot && matchInParentheses(id, node)
          || fail(id, node, "`\(String(decoding: bytes, as: UTF8.self))` is expected here")
      }
      guard node.bytes.elementsEqual(bytes) else {
        if !isExact, Kind.stringLiterals.contains(program[id].kind), matchString(id, node) {
          return true
        }
        if matchWithoutParentheses(id, node) { return true }
        return fail(id, node, "`\(String(decoding: bytes, as: UTF8.self))` is expected here")
      }
      found(item, node.range)
      return true
    case .inner:
      return matchInner(id, node, isRoot: isRoot)
    }
  }

  private mutating func matchInner(_ id: PatternNodeID, _ node: Node, isRoot: Bool) -> Bool {
    let pattern = program[id]
    let kind = node.kind.withoutForm
    guard pattern.kind.withoutForm == kind else {
      let mark = mark
      if matchOtherForm(id, node, isRoot: isRoot) { return true }
      restore(mark)
      return fail(
        id, node, "the pattern has \(pattern.kind) where the code has \(node.kind)")
    }
    switch kind {
    case .callExpression: return matchCall(id, node)
    case .callSuffix: return matchCallSuffix(id, node)
    case .navigationExpression: return matchMember(id, node)
    case .lambdaFunctionType where !isExact: return matchClosureHead(id, node)
    case _ where NodeConstraint.declarations.contains(kind): return matchDeclaration(id, node)
    default: break
    }
    if Kind.stringLiterals.contains(kind), !isExact {
      let mark = mark
      if matchChildren(id, node) { return true }
      restore(mark)
      return matchString(id, node)
    }
    return matchChildren(id, node)
  }

  /// Fits the children of a node of the pattern to those of a node of the source.
  mutating func matchChildren(_ id: PatternNodeID, _ node: Node) -> Bool {
    let pattern = program[id]
    if pattern.isFlexible {
      var source = node.matchedChildren
      if node.kind == .statements, let last = pattern.children.last,
        program[last].hole?.count == .many
      {
        source += node.directivesBehind
      }
      return matchSequence(
        PatternSequence(pattern: pattern.children, source: source, parent: id))
    }
    return matchRigid(pattern.children, node, id)
  }

  /// One by one, without an array of the source's children.
  private mutating func matchRigid(
    _ children: [PatternNodeID], _ node: Node, _ id: PatternNodeID
  ) -> Bool {
    var index = 0
    var comma: Node?
    for child in node.children where child.isMatched {
      if child.isIgnored {
        ignore(child)
        continue
      }
      if let held = comma {
        guard child.isClosing else { return fail(id, held, "the pattern has no `,` here") }
        form(held.range)
        comma = nil
      }
      guard index < children.count else {
        return failBehind(children.last ?? id, child)
      }
      if child.isComma {
        comma = child
        continue
      }
      guard match(children[index], child) else { return false }
      index += 1
    }
    guard index == children.count else {
      return fail(children[index], node, "the code ends before this part of the pattern")
    }
    return true
  }

  // MARK: Failures

  /// Remembers why the attempt failed at a part of the pattern, if asked to; always false.
  mutating func fail(
    _ id: PatternNodeID, _ node: Node, _ reason: @autoclosure () -> String
  ) -> Bool {
    guard trace != nil else { return false }
    return note(item: program[id].items.lowerBound, node, reason())
  }

  /// Remembers that the source goes on behind the end of a part of the pattern; always false.
  mutating func failBehind(_ id: PatternNodeID, _ node: Node) -> Bool {
    guard trace != nil else { return false }
    return note(item: program[id].items.upperBound, node, "the pattern has nothing for this")
  }

  private mutating func note(item: Int, _ node: Node, _ reason: String) -> Bool {
    let offsets = program.itemOffsets
    let offset = offsets.indices.contains(item) ? offsets[item] : offsets.last ?? 0
    trace?.note(item: item, offset: offset, node: node, reason: reason)
    return false
  }
}
