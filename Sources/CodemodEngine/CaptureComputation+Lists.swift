import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees

/// Captures that are lists of captured code.
extension CaptureComputation {
  /// The pieces of a captured list that stay, and what becomes of them where they stand.
  func pieces(
    of list: MappedList, _ otherwise: String, in match: Match
  ) throws(Problem) -> (capture: Capture, changes: [Change]) {
    guard let capture = match.captures[list.capture], let range = capture.range else {
      throw Problem(reason: MessageText.filled(otherwise, with: match.captures))
    }
    if let directive = directive(in: capture) {
      let answer = Judgement(
        .no, "a line of conditional compilation", places: [evaluator.file.place(of: directive)])
      throw Problem(reason: MessageText.filled(otherwise, with: match.captures, answer))
    }
    var kept: [Node] = []
    var changes: [Change] = []
    for node in capture.nodes {
      guard let (rule, found) = rule(of: list, fitting: node, in: match) else {
        let answer = Judgement(
          .no, ShortText.of(node), places: [evaluator.file.place(of: node)])
        throw Problem(reason: MessageText.filled(otherwise, with: match.captures, answer))
      }
      if case .remove = rule.action { continue }
      kept.append(node)
      changes += try unit(of: rule, at: found).changes
      if let label = label(before: found, in: node) { changes.append(label) }
    }
    if kept.isEmpty {
      let answer = Judgement(.no, "nothing of \(list.capture)")
      throw Problem(reason: MessageText.filled(otherwise, with: match.captures, answer))
    }
    return (.run(kept, offset: range.lowerBound), changes)
  }

  /// The label of an argument goes: it says nothing of the value where that comes to stand.
  private func label(before found: Match, in node: Node) -> Change? {
    guard node.kind == .valueArgument, node.start < found.range.lowerBound else { return nil }
    let rewriter = sites.site(of: node).rewriter
    return rewriter.remove(label: node.start..<found.range.lowerBound)
  }

  /// A line of conditional compilation between the pieces of a list.
  private func directive(in capture: Capture) -> Node? {
    let nodes = capture.nodes
    guard let parent = nodes.first?.parent, let range = capture.range else { return nil }
    return parent.children.first { $0.kind == .directive && range.contains($0.start) }
  }

  /// The first rule that fits a piece, or the value that an argument has.
  private func rule(
    of list: MappedList, fitting node: Node, in match: Match
  ) -> (CopyRule, Match)? {
    let value = node.kind == .valueArgument ? node.child(.value) ?? node : node
    let forms =
      [node, value]
      + value.descendants.prefix { $0.start == value.start }
      .filter { $0.range == value.range }
    for rule in list.rules {
      for form in forms {
        if let found = rule.match.match(at: form, bound: match.captures), fits(found, rule) {
          return (rule, found)
        }
      }
    }
    return nil
  }

  /// The operands of a chain of one operator, from the left.
  func operands(
    of name: String, _ symbol: String, _ otherwise: String, in match: Match
  ) throws(Problem) -> Capture {
    guard let capture = match.captures[name], let node = capture.nodes.first,
      capture.nodes.count == 1
    else {
      throw Problem(reason: MessageText.filled(otherwise, with: match.captures))
    }
    var operands: [Node] = []
    var rest = node.kind == .valueArgument ? node.child(.value) ?? node : node
    while let (left, right) = rest.operands(of: symbol) {
      operands.append(right)
      rest = left
    }
    operands.append(rest)
    return .run(operands.reversed(), offset: node.start)
  }
}

extension Node {
  /// What stands on both sides of an operator, if the node is its operation.
  fileprivate func operands(of symbol: String) -> (left: Node, right: Node)? {
    let parts = children.filter { !$0.isComment }
    guard parts.count == 3, parts[1].text == symbol, !isUncertain else { return nil }
    return (parts[0], parts[2])
  }
}
