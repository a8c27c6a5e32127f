import SyntaxTrees

extension PatternMatcher {
  /// A call: what is called, and its arguments; `X()` and `X.init()` are the same.
  mutating func matchCall(_ id: PatternNodeID, _ node: Node) -> Bool {
    let children = program[id].children
    guard children.count == 2, let (callee, suffix) = node.twoChildren else {
      return matchChildren(id, node)
    }
    return matchCallee(children[0], callee) && match(children[1], suffix)
  }

  /// A member: its name first, since that is what most places differ in.
  mutating func matchMember(_ id: PatternNodeID, _ node: Node) -> Bool {
    let children = program[id].children
    guard children.count == 2, let (base, suffix) = node.twoChildren else {
      return matchChildren(id, node)
    }
    guard match(children[1], suffix) else { return false }
    let end = lastEnd
    guard match(children[0], base) else { return false }
    lastEnd = end
    return true
  }

  private mutating func matchCallee(_ id: PatternNodeID, _ node: Node) -> Bool {
    let mark = mark
    if match(id, node) { return true }
    guard !isExact else { return false }
    restore(mark)
    if node.kind == .navigationExpression, let (type, dot, name) = node.explicitInit {
      guard match(id, type) else { return false }
      form(dot.range)
      form(name.range)
      return true
    }
    let pattern = program[id]
    guard pattern.kind == .navigationExpression, node.isTypeName,
      let base = pattern.children.first, let suffix = pattern.children.last,
      program[suffix].kind == .navigationSuffix,
      program[suffix].children.last.map({ program[$0].isToken("init") }) == true
    else { return false }
    return match(base, node) && absent(suffix, at: lastEnd)
  }

  /// The arguments of a call, in parentheses and behind them, as one list.
  mutating func matchCallSuffix(_ id: PatternNodeID, _ node: Node) -> Bool {
    guard let pattern = PatternCall(id, in: program), let source = SourceCall(node) else {
      return matchChildren(id, node)
    }
    var attempt = CallAlignment(pattern: pattern, source: source)
    guard matchElements(&attempt, 0, 0) else {
      return fail(id, node, "the arguments differ from the pattern's")
    }
    return accountForPunctuation(attempt, in: node)
  }

  private mutating func matchElements(
    _ attempt: inout CallAlignment, _ i: Int, _ j: Int
  ) -> Bool {
    let (pattern, source) = (attempt.pattern.elements, attempt.source.elements)
    guard i < pattern.count else {
      guard j < source.count else { return true }
      return failBehind(pattern.last?.id ?? attempt.pattern.id, source[j].node)
    }
    let mark = mark
    let element = pattern[i]
    let node = program[element.id]
    if let hole = node.hole, case .hole(_, let item) = node.content, hole.count == .many {
      // The fewest first, none at all included; if the rest has a fixed number, only what it leaves.
      let rest = pattern[(i + 1)...]
      let isFixed = !rest.contains { program[$0.id].isNullable }
      for end in j...source.count {
        if isFixed, end != source.count - rest.count {
          if end > j, !mayTake(element, source[end - 1], behind: source[j]) { break }
          continue
        }
        if end > j, !mayTake(element, source[end - 1], behind: source[j]) { break }
        let run = source[j..<end].flatMap(\.nodes)
        if capture(hole, item: item, run: run[...], at: element.id, place: attempt.place(j)) {
          attempt.take(source: j..<end, by: i, place: attempt.place(j))
          if matchElements(&attempt, i + 1, end) { return true }
          attempt.giveBack(from: i, source: j)
        }
        restore(mark)
      }
      return false
    }
    let fits = j < source.count && matchElement(element, source[j])
    if fits {
      attempt.take(source: j..<j + 1, by: i, place: source[j].node.start)
      if matchElements(&attempt, i + 1, j + 1) { return true }
      attempt.giveBack(from: i, source: j)
    }
    restore(mark)
    guard node.isNullable, absent(element.id, at: attempt.place(j)) else {
      if fits { return false }
      let place = j < source.count ? source[j].node : attempt.source.node
      return fail(element.id, place, "the call has no such argument")
    }
    attempt.take(source: j..<j, by: i, place: attempt.place(j))
    if matchElements(&attempt, i + 1, j) { return true }
    attempt.giveBack(from: i, source: j)
    restore(mark)
    return false
  }

  /// Whether a `...` of the pattern may take an element: arguments in the parentheses, closures
  /// behind them, or, for the latter, the last arguments if all of them are closures; never some
  /// from within the parentheses and some from behind.
  private func mayTake(
    _ pattern: PatternCall.Element, _ source: SourceCall.Element, behind first: SourceCall.Element
  ) -> Bool {
    guard pattern.isTrailing else { return !source.isTrailing }
    guard source.isTrailing == first.isTrailing else { return false }
    return source.isTrailing || (!isExact && source.mayTrail)
  }

  private mutating func matchElement(
    _ pattern: PatternCall.Element, _ source: SourceCall.Element
  ) -> Bool {
    switch (pattern.isTrailing, source.isTrailing) {
    case (false, false):
      return match(pattern.id, source.node)
    case (true, true):
      guard (pattern.label == nil) == (source.label == nil) else { return false }
      return matchLabel(pattern, source) && match(pattern.id, source.value)
    case (false, true):
      guard !isExact, pattern.isClosure, let value = pattern.value else { return false }
      if source.label == nil {
        let place = source.value.start
        if let label = pattern.label, !absent(label, at: place) { return false }
        if let colon = pattern.colon, !absent(colon, at: place) { return false }
      } else {
        guard pattern.label != nil, matchLabel(pattern, source) else { return false }
      }
      return match(value, source.value)
    case (true, false):
      guard !isExact, source.mayTrail else { return false }
      if pattern.label == nil {
        if let label = source.label { form(label.range) }
        if let colon = source.colon { form(colon.range) }
      } else {
        guard source.label != nil, matchLabel(pattern, source) else { return false }
      }
      return match(pattern.id, source.value)
    }
  }

  private mutating func matchLabel(
    _ pattern: PatternCall.Element, _ source: SourceCall.Element
  ) -> Bool {
    if let id = pattern.label, let label = source.label, !match(id, label) { return false }
    if let id = pattern.colon, let colon = source.colon, !match(id, colon) { return false }
    return true
  }

  /// Accounts for parentheses and commas once the elements are known to fit.
  private mutating func accountForPunctuation(_ attempt: CallAlignment, in node: Node) -> Bool {
    let (pattern, source) = (attempt.pattern, attempt.source)
    if isExact, (pattern.open == nil) != (source.open == nil) {
      return fail(pattern.id, node, "the parentheses differ from the pattern's")
    }
    var commas = pattern.commas
    for (j, comma) in source.commas {
      if j < source.argumentCount, let i = attempt.taker(of: j) {
        // Inside a run the comma is part of what the placeholder took.
        if attempt.taker(of: j - 1) == i { continue }
        account(commas.removeValue(forKey: i), for: comma)
      } else {
        account(commas.removeValue(forKey: pattern.argumentCount), for: comma)
      }
    }
    for (i, id) in commas.sorted(by: { $0.key < $1.key }) {
      let place = attempt.places.indices.contains(i) ? attempt.places[i] : source.closing
      guard absent(id, at: place) else { return false }
    }
    for directive in source.directives
    where !items.contains(where: { $0.range.overlaps(directive.range) }) {
      form(directive.range)
    }
    account(pattern.open, for: source.open)
    account(pattern.close, for: source.close)
    if source.open == nil {
      for id in [pattern.open, pattern.close] {
        if let id, !absent(id, at: node.start) { return false }
      }
    }
    lastEnd = node.end
    return true
  }

  private mutating func account(_ id: PatternNodeID?, for node: Node?) {
    guard let node else { return }
    if let id, case .token(_, let item) = program[id].content {
      found(item, node.range)
    } else {
      form(node.range)
    }
  }
}

extension Node {
  /// `X`, `.` and `init` of an `X.init`.
  fileprivate var explicitInit: (type: Node, dot: Node, name: Node)? {
    guard let type = firstChild, type.isTypeName, let suffix = lastChild,
      suffix.kind == .navigationSuffix, let name = suffix.lastChild, name.hasText("init"),
      let dot = suffix.firstChild, dot.hasText(".")
    else { return nil }
    return (type, dot, name)
  }

  /// Whether the node names a type, by its spelling.
  fileprivate var isTypeName: Bool {
    switch kind {
    case .simpleIdentifier, .typeIdentifier, .userType, .genericExpression:
      return bytes.first.map { (0x41...0x5A).contains($0) } == true
    case .navigationExpression:
      guard let name = lastToken else { return false }
      return name.bytes.first.map { (0x41...0x5A).contains($0) } == true
    default: return false
    }
  }
}
