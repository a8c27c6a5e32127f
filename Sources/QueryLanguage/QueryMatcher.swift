import SyntaxTrees

/// Finds every way in which a pattern of a query fits at a node.
///
/// Nodes that are asked for once may be any of the children that fit: each is a match of its own.
/// Repeated ones are, as with tree-sitter, those that stand right behind each other, tokens
/// between them included. It recurses only as deep as the query nests and repetitions go.
struct QueryMatcher {
  private let pattern: QueryPattern
  private var found: [[QueryCapture]] = []
  private var captures: [QueryCapture] = []
  private var budget = 200_000
  private static let solutionLimit = 10_000

  init(_ pattern: QueryPattern) { self.pattern = pattern }

  /// What is captured, for each way to fit; predicates are respected.
  mutating func solutions(at node: Node) -> [[QueryCapture]] {
    found = []
    captures = []
    if case .group(let members) = pattern.root.content {
      var neighbours = [node]
      var next = node.nextSibling
      while let sibling = next {
        if !sibling.isHidden { neighbours.append(sibling) }
        next = sibling.nextSibling
      }
      guard let first = members.first else { return [] }
      let rest = Steps(
        steps: Array(members.dropFirst()), endsAtLast: false, children: neighbours)
      match(first, node) { matcher in
        matcher.match(rest, 0, 1) { matcher, _ in matcher.record() }
      }
    } else {
      match(pattern.root, node) { matcher in matcher.record() }
    }
    return found
  }

  private mutating func record() {
    guard found.count < Self.solutionLimit,
      pattern.predicates.allSatisfy({ $0.holds(captures) })
    else { return }
    found.append(captures)
  }

  /// Steps of the query beside the children of a node.
  private struct Steps {
    var steps: [QueryNode]
    var endsAtLast: Bool
    var children: [Node]
  }

  /// Fits one node of the query to one of the source, its quantifier aside, and goes on.
  private mutating func match(
    _ step: QueryNode, _ node: Node, then: (inout QueryMatcher) -> Void
  ) {
    budget -= 1
    guard budget > 0 else { return }
    if let field = step.field, node.field != field { return }
    let count = captures.count
    for name in step.captures { captures.append(QueryCapture(name: name, node: node)) }
    defer { captures.removeLast(captures.count - count) }
    switch step.content {
    case .alternation(let choices):
      for choice in choices {
        if case .group(let members) = choice.content, members.count != 1 { continue }
        match(choice, node, then: then)
      }
    case .group(let members):
      if members.count == 1 { match(members[0], node, then: then) }
    case .node(let test, let children, let without, let endsAtLast):
      guard fits(test, node) else { return }
      if !without.isEmpty, node.children.contains(where: { without.contains($0.field) }) { return }
      if children.isEmpty {
        then(&self)
        return
      }
      let list = Steps(
        steps: children, endsAtLast: endsAtLast,
        children: node.children.filter { !$0.isHidden })
      match(list, 0, 0) { matcher, end in
        let isLast = !list.endsAtLast || !list.children[end...].contains { $0.isNamed }
        if isLast { then(&matcher) }
      }
    }
  }

  private func fits(_ test: QueryNode.Test, _ node: Node) -> Bool {
    switch test {
    case .kind(let kind): node.kind == kind && (kind == .error || !node.isMissing)
    case .anyNamed: node.isNamed && !node.isError
    case .any: true
    case .missing(let kind): node.isMissing && (kind == nil || node.kind == kind)
    }
  }

  /// Fits the steps from `i` on to the children from `j` on; goes on with the place behind.
  private mutating func match(
    _ list: Steps, _ i: Int, _ j: Int, then: (inout QueryMatcher, Int) -> Void
  ) {
    guard i < list.steps.count else {
      then(&self, j)
      return
    }
    let step = list.steps[i]
    switch step.quantifier {
    case .one:
      matchOne(step, list, j) { matcher, end in matcher.match(list, i + 1, end, then: then) }
    case .optional:
      if canFit(step, list, j) {
        matchOne(step, list, j) { matcher, end in matcher.match(list, i + 1, end, then: then) }
      } else {
        match(list, i + 1, j, then: then)
      }
    case .many, .some:
      let before = found.count
      for start in j..<max(j, list.children.count) {
        matchRun(step, list, start) { matcher, end in
          matcher.match(list, i + 1, end, then: then)
        }
        let isBlocked = step.isImmediate && list.children[start].isNamed
        if found.count > before || isBlocked { break }
      }
      if found.count == before, step.quantifier == .many { match(list, i + 1, j, then: then) }
    }
  }

  /// Takes a node that fits and all right behind it that do, as many as there are.
  private mutating func matchRun(
    _ step: QueryNode, _ list: Steps, _ start: Int, then: (inout QueryMatcher, Int) -> Void
  ) {
    let count = captures.count
    var end = start
    while let (taken, next) = firstFit(step, list, at: end) {
      captures += taken
      end = next
    }
    if end > start { then(&self, end) }
    captures.removeLast(captures.count - count)
  }

  /// What a step captures at `j`, and the place behind it, in the first way in which it fits.
  private mutating func firstFit(
    _ step: QueryNode, _ list: Steps, at j: Int
  ) -> (captures: [QueryCapture], end: Int)? {
    let count = captures.count
    var first: (captures: [QueryCapture], end: Int)?
    matchHere(step, list, j) { matcher, end in
      if first == nil { first = (Array(matcher.captures[count...]), end) }
    }
    return first
  }

  /// Fits a step to the child at `j`, and to no later one.
  private mutating func matchHere(
    _ step: QueryNode, _ list: Steps, _ j: Int, then: (inout QueryMatcher, Int) -> Void
  ) {
    guard j < list.children.count else { return }
    if case .group(let members) = step.content, let first = members.first, members.count > 1 {
      let rest = Steps(
        steps: Array(members.dropFirst()), endsAtLast: false, children: list.children)
      match(first, list.children[j]) { matcher in
        matcher.match(rest, 0, j + 1, then: then)
      }
    } else {
      match(step, list.children[j]) { matcher in then(&matcher, j + 1) }
    }
  }

  /// Whether a step fits some child from `j` on.
  private mutating func canFit(_ step: QueryNode, _ list: Steps, _ j: Int) -> Bool {
    var fits = false
    matchOne(step, list, j) { _, _ in fits = true }
    return fits
  }

  /// Fits a step to each child from `j` on that it may take, and goes on behind it.
  private mutating func matchOne(
    _ step: QueryNode, _ list: Steps, _ j: Int, then: (inout QueryMatcher, Int) -> Void
  ) {
    if case .group(let members) = step.content, members.count > 1 {
      var group = Steps(steps: members, endsAtLast: false, children: list.children)
      if step.isImmediate { group.steps[0].isImmediate = true }
      match(group, 0, j, then: then)
      return
    }
    for index in j..<max(j, list.children.count) {
      let child = list.children[index]
      match(step, child) { matcher in then(&matcher, index + 1) }
      if step.isImmediate, child.isNamed { return }
    }
  }
}
