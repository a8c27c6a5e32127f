import QueryLanguage

extension Match {
  /// The byte offset that stands for the match when it is spoken of: the first word that the
  /// pattern itself spells out, or has a hole for behind a dot, if the pattern begins with a hole,
  /// such as the receiver of a call, else the match's start.
  var place: Int {
    guard let pattern, case .placeholder? = pattern.items.first?.content else {
      return range.lowerBound
    }
    for item in items where item.isPresent {
      guard case .item(let index) = item.role, pattern.items.indices.contains(index),
        names(index, in: pattern)
      else { continue }
      return item.range.lowerBound
    }
    return range.lowerBound
  }

  private func names(_ index: Int, in pattern: Pattern) -> Bool {
    switch pattern.items[index].content {
    case .token(let text): text.first.map { $0.isLetter || $0 == "_" } ?? false
    case .placeholder: index > 0 && pattern.items[index - 1].content == .token(".")
    }
  }
}
