import SyntaxTrees
import TextEditing

/// What must hold of the lines of conditional compilation.
extension SelfCheck {
  /// The lines of conditional compilation that are lost.
  ///
  /// The lines of the new text must belong together, each `#if` with its `#endif`. An `#if` of the old
  /// text must stand in the new one with all lines that belong to it, and may have got more of them, or
  /// be gone as a whole with the code that hangs on it.
  ///
  /// - Parameters:
  ///   - tree: The tree of the new text.
  ///   - shown: The stretches of the old text that the new one still has.
  /// - Returns: A failure for the first that is lost.
  func lostDirectives(_ tree: SyntaxTree, shown: () -> [Range<Int>]) -> [Failure] {
    let (before, after) = (old.directives, tree.directives)
    guard !before.isEmpty || !after.isEmpty else { return [] }
    guard let groups = DirectiveGroup.all(of: before) else {
      // A file that is broken in this may not change in it.
      return before.map(\.text) == after.map(\.text)
        ? [] : [failure(before, after)].compactMap { $0 }
    }
    guard let remaining = DirectiveGroup.all(of: after) else {
      return [failure(before, after)].compactMap { $0 }
    }
    guard !DirectiveGroup.missing(groups, in: remaining).isEmpty else { return [] }
    let shown = shown()
    let kept = groups.filter { group in shown.contains { shows(group, in: $0) } }
    guard let torn = DirectiveGroup.missing(kept, in: remaining).first else { return [] }
    return [failure(before.filter { torn.range.contains($0.start) }, after)].compactMap { $0 }
  }

  /// Tells of the first line that has no counterpart; of the first one if all have some.
  private func failure(_ before: [Node], _ after: [Node]) -> Failure? {
    var counts: [String: Int] = [:]
    for directive in after { counts[directive.text, default: 0] += 1 }
    for directive in before {
      counts[directive.text, default: 0] -= 1
      if counts[directive.text, default: 0] < 0 { return failure(at: directive) }
    }
    guard let first = before.first else {
      let position = LinePosition(line: 1, column: 1)
      return after.first.map { .lostDirective($0.text, at: position) }
    }
    return failure(at: first)
  }

  private func failure(at directive: Node) -> Failure {
    .lostDirective(directive.text, at: toldPosition(of: directive.start))
  }

  /// Whether a line of an `#if`, or code that hangs on it, stands in a stretch of the old text.
  private func shows(_ group: DirectiveGroup, in shown: Range<Int>) -> Bool {
    guard shown.overlaps(group.range) else { return false }
    return old.leaves(in: shown.clamped(to: group.range)).contains(where: \.isToken)
  }
}

/// The lines that belong to an `#if`, itself and its `#endif` among them.
private struct DirectiveGroup {
  /// From the beginning of the first line to the end of the last.
  var range: Range<Int>
  var lines: [String]

  /// The groups in the order of their beginnings; nil if lines do not belong together.
  static func all(of directives: [Node]) -> [DirectiveGroup]? {
    var groups: [DirectiveGroup] = []
    var open: [(group: Int, hasElse: Bool)] = []
    for directive in directives {
      let text = directive.text
      if text.hasPrefix("#if") {
        open.append((groups.count, false))
        groups.append(DirectiveGroup(range: directive.range, lines: [text]))
        continue
      }
      guard let (group, hasElse) = open.popLast() else { return nil }
      groups[group].lines.append(text)
      if text.hasPrefix("#endif") {
        groups[group].range = span(groups[group].range.lowerBound, directive.end)
      } else {
        if hasElse { return nil }
        open.append((group, text.hasPrefix("#else") && !text.hasPrefix("#elseif")))
      }
    }
    return open.isEmpty ? groups : nil
  }

  /// The groups that have no counterpart among others.
  static func missing(
    _ groups: [DirectiveGroup], in others: [DirectiveGroup]
  ) -> [DirectiveGroup] {
    var others = others
    var missing: [DirectiveGroup] = []
    for group in groups {
      if let index = others.firstIndex(where: { $0.lines == group.lines }) {
        others.remove(at: index)
      } else {
        missing.append(group)
      }
    }
    return missing.filter { group in
      guard let index = others.firstIndex(where: { $0.holds(group) }) else { return true }
      others.remove(at: index)
      return false
    }
  }

  /// Whether all lines of another group stand in this one, in their order.
  private func holds(_ other: DirectiveGroup) -> Bool {
    var rest = other.lines[...]
    for line in lines where line == rest.first { rest.removeFirst() }
    return rest.isEmpty && lines.first == other.lines.first
  }
}

extension SyntaxTree {
  /// The lines of conditional compilation.
  fileprivate var directives: [Node] {
    // Most files have none, and need no walk.
    guard source.hasDirective else { return [] }
    return root.descendants.filter { $0.kind == .directive }
  }
}

extension [UInt8] {
  /// Whether `#if`, or the beginning of another such line, stands somewhere.
  fileprivate var hasDirective: Bool {
    indices.contains { index in
      self[index] == UInt8(ascii: "#") && (index + 2 < count)
        && (self[index + 1] == UInt8(ascii: "i") || self[index + 1] == UInt8(ascii: "e"))
    }
  }
}

extension [Edit] {
  /// What sorted edits leave as it is in a text of some length.
  func rangesBetween(upTo count: Int) -> [Range<Int>] {
    var start = 0
    var result: [Range<Int>] = []
    for edit in self {
      result.append(start..<Swift.max(start, edit.range.lowerBound))
      start = edit.range.upperBound
    }
    return result + [start..<Swift.max(start, count)]
  }
}
