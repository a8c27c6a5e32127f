import QueryLanguage

extension Match {
  /// The byte offset that stands for the match when it is spoken of.
  ///
  /// If the pattern begins with a hole, such as the receiver of a call, this is the first word that
  /// the pattern itself spells out, or has a hole for behind a dot; else it is the match's start. A
  /// hole that is called is itself what is spoken of.
  var place: Int {
    guard let pattern, case .placeholder? = pattern.items.first?.content else {
      return range.lowerBound
    }
    for item in items where item.isPresent {
      guard case .item(let index) = item.role, pattern.items.indices.contains(index) else {
        continue
      }
      if case .token(let text) = pattern.items[index].content, ["(", "[", "{"].contains(text) {
        return range.lowerBound
      }
      if names(index, in: pattern) { return item.range.lowerBound }
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
