import QueryLanguage

/// The items of a template that are left out because an optional capture is absent.
///
/// An absent capture takes along what only separates or introduces it: the `.` behind an absent
/// base, the comma beside an empty run of arguments, the label before an absent argument.
struct DroppedItems {
  private let items: [PatternItem]
  private(set) var indices: Set<Int> = []

  init(of template: Template, isAbsent: (Placeholder) -> Bool) {
    items = template.items
    for index in items.indices {
      if case .placeholder(let placeholder) = items[index].content, isAbsent(placeholder) {
        indices.insert(index)
        dropSeparator(at: index)
      }
    }
  }

  private mutating func dropSeparator(at index: Int) {
    var before = previous(of: index)
    if token(before) == ":", let label = previous(of: before), isWord(label),
      let opening = previous(of: label), ["(", ","].contains(token(opening))
    {
      drop(before)
      drop(label)
      before = opening
    }
    let after = next(of: index)
    switch (token(before), token(after)) {
    case (_, "."), (_, ","), (_, "in"): drop(after)
    case (_, "?") where token(next(of: after)) == ".":
      drop(next(of: after))
      drop(after)
    case (",", _), (":", _), ("=", _), ("->", _): drop(before)
    case ("(", ")") where token(next(of: after)) == "{" && !opensParameters(before):
      drop(before)
      drop(after)
    default: break
    }
  }

  /// Whether a parenthesis opens the parameters of a function, which has them even if it has none.
  private func opensParameters(_ index: Int?) -> Bool {
    let name = previous(of: index)
    let before = token(previous(of: name))
    return before == "func" || token(name) == "init" && before != "."
  }

  private mutating func drop(_ index: Int?) {
    if let index { indices.insert(index) }
  }

  private func previous(of index: Int?) -> Int? {
    index.flatMap { index in items[..<index].indices.last { !indices.contains($0) } }
  }

  private func next(of index: Int?) -> Int? {
    index.flatMap { index in items[(index + 1)...].indices.first { !indices.contains($0) } }
  }

  private func token(_ index: Int?) -> String {
    index.flatMap { items[$0].token } ?? ""
  }

  private func isWord(_ index: Int) -> Bool {
    token(index).utf8.first?.isWordByte ?? false
  }
}

extension PatternItem {
  /// The token's text; nil for a placeholder.
  var token: String? {
    if case .token(let text) = content { text } else { nil }
  }

  /// The placeholder; nil for a token.
  var placeholder: Placeholder? {
    if case .placeholder(let placeholder) = content { placeholder } else { nil }
  }
}

extension DroppedItems {
  /// Leaves out the placeholders whose captures are absent or empty.
  init(of template: Template, captures: Captures) {
    self.init(of: template) { placeholder in
      switch captures[placeholder.name] {
      case .absent: true
      case .run(let nodes, _): nodes.isEmpty
      case .node, .text: false
      case nil: placeholder.count != .one
      }
    }
  }
}
