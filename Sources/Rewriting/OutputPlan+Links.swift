import QueryLanguage
import SyntaxTrees
import TextEditing

/// Where the links of a chain stand that a template adds.
extension OutputPlan {
  /// Puts new links that the template has on lines of their own on the line that is there, where the
  /// source has its links so.
  ///
  /// The source's way is that of the link before in the template, if that one stays and has a line
  /// of its own in the template as well; else that of the code behind the match.
  ///
  /// - Parameter dropped: The items of the template that are left out.
  mutating func joinLinks(_ dropped: Set<Int>) {
    // Whether the link before is on a line of its own; nil if there is none.
    var isBelow: Bool?
    for item in template.items.indices where template.breaksBeforeLink(item) {
      if dropped.contains(item) {
        isBelow = false
      } else if let index = pieces.firstIndex(where: { $0.item == item }) {
        if let atom = pieces[index].keptAtom {
          isBelow = beginsLine(atom)
        } else if !(isBelow ?? (!isAtEnd(index) || endsLine)) {
          pieces[index].spacing = []
        }
      }
    }
  }

  /// Whether an atom is the first code on its line.
  private func beginsLine(_ atom: Int) -> Bool {
    guard atom > 0 else { return false }
    let start = source.atoms[atom - 1].range.upperBound
    return context.spansLines(span(start, source.atoms[atom].range.lowerBound))
  }

  /// Whether the match's last line holds no more code.
  private var endsLine: Bool {
    guard let next = match.nodes.last?.nextToken else { return true }
    return context.spansLines(span(match.range.upperBound, next.start))
  }

  /// The link before a new one, if it has a line of its own.
  func linkAbove(_ index: Int) -> Int? {
    for above in pieces[..<index].indices.reversed() {
      guard let item = pieces[above].item, template.breaksBeforeLink(item) else { continue }
      guard let atom = pieces[above].keptAtom else { return above }
      return beginsLine(atom) ? above : nil
    }
    return nil
  }

  /// Whether a new piece belongs to the links that the match ends with: no link that stays comes
  /// behind it.
  private func isAtEnd(_ index: Int) -> Bool {
    var depth = 0
    for piece in pieces[index...] {
      if depth == 0, piece.keptAtom != nil, piece.token == "." { return false }
      if Self.openers.contains(piece.token ?? "") { depth += 1 }
      if Self.closers.contains(piece.token ?? "") { depth -= 1 }
      if depth < 0 { return false }
    }
    return true
  }

  /// The indentation of the link behind the match, if that has a line of its own, for a new link
  /// before it.
  func indentationOfNextLink(for index: Int) -> [UInt8]? {
    guard isAtEnd(index), endsLine, let next = match.nodes.last?.nextToken, next.hasText(".") else {
      return nil
    }
    return context.indentation(at: next.start)
  }
}

extension Template {
  /// Whether an item is the dot of a link that stands on a line of its own.
  fileprivate func breaksBeforeLink(_ item: Int) -> Bool {
    items[item].token == "." && spacings[item].contains(where: \.isLineBreak)
  }
}
