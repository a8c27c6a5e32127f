import QueryLanguage

extension Match {
  /// The byte offset that stands for the match when it is spoken of.
  ///
  /// This is the first word that the pattern itself spells out if the pattern begins with a hole,
  /// such as the receiver of a call, else the match's start. A hole that is called is itself what is
  /// spoken of.
  var place: Int {
    guard let pattern, case .placeholder? = pattern.items.first?.content else {
      return range.lowerBound
    }
    for item in items where item.isPresent {
      guard case .item(let index) = item.role, pattern.items.indices.contains(index),
        case .token(let text) = pattern.items[index].content
      else { continue }
      if ["(", "[", "{"].contains(text) { return range.lowerBound }
      guard let first = text.first, first.isLetter || first == "_"
      else { continue }
      return item.range.lowerBound
    }
    return range.lowerBound
  }
}
