import SyntaxTrees

extension PatternMatcher {
  /// Lets a placeholder take one node.
  mutating func capture(_ hole: Hole, item: Int, _ node: Node, at id: PatternNodeID) -> Bool {
    guard node.isNamed, let taken = accepted(node, by: hole) else {
      return fail(id, node, "the placeholder does not take \(node.kind)")
    }
    var capture = Capture.node(taken)
    if !hole.prefix.isEmpty {
      let name = hole.isProperty ? taken.propertyName ?? node : node
      let bytes = name.bytes
      guard name.isLeaf, name.kind == .simpleIdentifier, bytes.starts(with: hole.prefix),
        let next = bytes.dropFirst(hole.prefix.count).first, next.isIdentifierByte,
        !next.isDigitByte
      else {
        return fail(
          id, node,
          "an identifier with `\(String(decoding: hole.prefix, as: UTF8.self))` is expected here")
      }
      if let slot = hole.slot, captures.indices.contains(slot), let known = captures[slot] {
        guard known.hasCode(bytes.dropFirst(hole.prefix.count)) else {
          return fail(id, node, "this is not built from the code that the name stands for")
        }
        found(item, node.range)
        return true
      }
      capture = .text(
        node.tree.text(in: name.start + hole.prefix.count..<name.end))
    }
    guard bind(hole, to: capture) else {
      return fail(id, node, "this is other code than the name stands for")
    }
    found(item, node.range)
    return true
  }

  /// Lets a placeholder take neighbours; `nodes` holds separators, which are not captured.
  mutating func capture(
    _ hole: Hole, item: Int, run nodes: ArraySlice<Node>, at id: PatternNodeID, place: Int
  ) -> Bool {
    guard let first = nodes.first, let last = nodes.last else { return absent(id, at: place) }
    var taken: [Node] = []
    for node in nodes where !node.isComma && !node.isSemicolon {
      if node.kind == .directive, hole.list != .nodes { continue }
      guard let node = accepted(node, by: hole) else {
        return fail(id, node, "the placeholder does not take \(node.kind)")
      }
      taken.append(node)
    }
    guard bind(hole, to: .run(taken, offset: first.start)) else {
      return fail(id, first, "this is other code than the name stands for")
    }
    found(item, first.start..<last.end)
    return true
  }

  /// The node, or the one that it merely wraps, that the placeholder's kind allows.
  private func accepted(_ node: Node, by hole: Hole) -> Node? {
    guard let constraint = hole.constraint else { return node }
    var candidate = node
    while !constraint.accepts(candidate) {
      guard let inner = candidate.codeOnlyChild, inner.range == node.range else { return nil }
      candidate = inner
    }
    return candidate
  }

  /// Gives a name what it stands for, or compares with what it stands for already.
  mutating func bind(_ hole: Hole, to capture: Capture) -> Bool {
    guard let slot = hole.slot else { return true }
    if captures.isEmpty { captures = Array(repeating: nil, count: program.names.count) }
    guard let known = captures[slot] else {
      captures[slot] = capture
      trail.append(slot)
      return true
    }
    if hole.isProperty, case .node(let node) = capture, let name = node.propertyName {
      if case .node(let other) = known { return other.propertyName?.bytes == name.bytes }
      return known.hasCode(name.bytes)
    }
    if case .node(let node) = capture, node.isLeaf { return known.hasCode(node.bytes) }
    return known.hasSameCode(as: capture)
  }
}

extension Node {
  /// The identifier of `name` and of `self.name`; nil for all else.
  var propertyName: Node? {
    if kind == .simpleIdentifier { return self }
    guard kind == .navigationExpression, let target = child(.target),
      target.kind == .selfExpression, let suffix = child(.suffix)?.codeChildren,
      suffix.count == 2, suffix[0].hasText("."), suffix[1].kind == .simpleIdentifier
    else { return nil }
    return suffix[1]
  }
}

extension Capture {
  /// Whether what is captured is the one token with these bytes; makes no string.
  func hasCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .text(let text): text.utf8.elementsEqual(bytes)
    case .node(let node): node.bytes.elementsEqual(bytes)
    case .run(let nodes, _): nodes.count == 1 && nodes[0].bytes.elementsEqual(bytes)
    case .absent: bytes.isEmpty
    }
  }
}
