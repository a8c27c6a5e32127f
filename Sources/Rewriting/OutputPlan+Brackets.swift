import QueryLanguage
import TextEditing

extension OutputPlan {
  /// The opening bracket that belongs to a closing one.
  func partner(ofCloser closer: Int) -> Int? {
    if pieces[closer].token == ">" { return pieces[..<closer].lastIndex { $0.token == "<" } }
    var depth = 0
    for index in pieces[..<closer].indices.reversed() {
      let token = pieces[index].token ?? ""
      if Self.closers.contains(token) { depth += 1 }
      if Self.openers.contains(token) {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// The opening bracket in which a piece directly stands.
  func opener(around index: Int) -> Int? {
    var depth = 0
    for index in pieces[..<min(index, pieces.count)].indices.reversed() {
      let token = pieces[index].token ?? ""
      if Self.closers.contains(token) { depth += 1 }
      if Self.openers.contains(token) {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// Whether a gap ends a line.
  func breaksLine(_ gap: Int) -> Bool {
    gaps[gap].comments.contains(where: \.isLine) || breaksLineBySpace(gap)
  }

  /// Whether a gap ends a line, comments that find a place there aside.
  func breaksLineBySpace(_ gap: Int) -> Bool {
    switch gaps[gap].space {
    case .source(let range): context.spansLines(range)
    case .template(let text): text.contains(where: \.isLineBreak)
    case .line: true
    }
  }

  private func hasComments(_ gap: Int) -> Bool {
    guard gaps[gap].comments.isEmpty else { return true }
    guard case .source(let range) = gaps[gap].space else { return false }
    return !context.comments(in: range).isEmpty
  }

  private func spansLines(_ piece: OutputPiece) -> Bool {
    switch piece.content {
    case .kept(let atom): context.spansLines(source.atoms[atom].range)
    case .source(let range): context.spansLines(range)
    case .token(let text), .computed(let text): text.contains(where: \.isLineBreak)
    }
  }

  /// Moves comments that need lines from before an opening bracket to behind the closing one: on a
  /// line of its own the bracket would not belong to the call or subscript any more.
  mutating func clearCallees() {
    for closer in pieces.indices where [")", "]"].contains(pieces[closer].token ?? "") {
      guard let opener = partner(ofCloser: closer), opener > 0, !gaps[opener].isUnchanged,
        gaps[opener].comments.contains(where: { $0.isLine || $0.beginsLine })
      else { continue }
      gaps[closer + 1].comments.insert(contentsOf: gaps[opener].comments, at: 0)
      gaps[opener].comments = []
      gaps[closer + 1].isUnchanged = false
    }
  }

  /// Closes up parentheses that were laid out over several lines for something that has moved out
  /// of them, if what remains fits on a line.
  mutating func closeBrackets() {
    for closer in pieces.indices where [")", "]"].contains(pieces[closer].token ?? "") {
      guard let opener = partner(ofCloser: closer), hasLost(opener, closer),
        breaksLine(opener + 1) || breaksLine(closer),
        !hasComments(opener + 1), !hasComments(closer)
      else { continue }
      let inner = opener + 1..<closer
      guard inner.allSatisfy({ !spansLines(pieces[$0]) }),
        inner.dropFirst().allSatisfy({ !breaksLine($0) && !hasComments($0) })
      else { continue }
      for gap in [opener + 1, closer] {
        gaps[gap] = OutputGap(space: .template(pieces[gap].spacing))
      }
    }
  }

  /// Whether a capture between two brackets that stay has moved out of them.
  private func hasLost(_ opener: Int, _ closer: Int) -> Bool {
    guard let first = pieces[opener].keptAtom, let last = pieces[closer].keptAtom,
      first < last
    else { return false }
    let inside = span(source.atoms[first].range.upperBound, source.atoms[last].range.lowerBound)
    return pieces.indices.contains { index in
      guard case .source(let range) = pieces[index].content else { return false }
      return !(opener..<closer).contains(index) && inside.contains(range.lowerBound)
    }
  }

  /// Gives new arguments lines of their own where all others have one.
  mutating func breakLists() {
    for closer in pieces.indices where [")", "]"].contains(pieces[closer].token ?? "") {
      guard let opener = partner(ofCloser: closer), pieces[opener].keptAtom != nil,
        let space = spaceOfElements(opener, closer)
      else { continue }
      for comma in commas(opener, closer)
      where pieces[comma].keptAtom == nil && !breaksLineBySpace(comma + 1) {
        gaps[comma + 1].space = .source(space)
      }
    }
  }

  /// The white space behind the commas between two brackets that stay, if all of them end a line.
  private func spaceOfElements(_ opener: Int, _ closer: Int) -> Range<Int>? {
    let breaks = commas(opener, closer).filter { pieces[$0].keptAtom != nil }
      .map { lineBreak($0 + 1) }
    return breaks.contains(nil) ? nil : breaks.first ?? nil
  }

  /// The white space of the source in a gap, if it holds a line break.
  private func lineBreak(_ gap: Int) -> Range<Int>? {
    guard case .source(let range) = gaps[gap].space, context.spansLines(range) else { return nil }
    return context.blanks(at: range)
  }

  /// The commas between two brackets, those in further brackets aside.
  private func commas(_ opener: Int, _ closer: Int) -> [Int] {
    var depth = 0
    return span(opener + 1, closer).filter { index in
      let token = pieces[index].token ?? ""
      if Self.openers.contains(token) { depth += 1 }
      if Self.closers.contains(token) { depth -= 1 }
      return depth == 0 && token == ","
    }
  }

  /// Gives new braces lines of their own when what comes into them spans lines.
  mutating func openBraces() {
    for closer in pieces.indices where pieces[closer].token == "}" {
      guard let opener = partner(ofCloser: closer), pieces[opener].token == "{",
        pieces[opener].keptAtom == nil ? needsLines(opener, closer) : isJoined(opener, closer)
      else {
        closeOpenedBraces(closer)
        continue
      }
      let head = contentStart(opener, closer)
      for gap in [head, closer] where !breaksLineBySpace(gap) || takesLine(gap, closer, opener) {
        if case .source(let range) = gaps[gap].space {
          gaps[gap].comments += context.comments(in: range)
        }
        gaps[gap].space = .line(like: opener, deeper: gap == head)
        gaps[gap].isUnchanged = false
      }
    }
  }

  /// Whether braces that stay on one line get a new `else` with braces behind them, for which the
  /// template has lines.
  private func isJoined(_ opener: Int, _ closer: Int) -> Bool {
    guard closer + 1 < pieces.count, pieces[closer + 1].token == "else",
      pieces[closer + 1].keptAtom == nil
    else { return false }
    return pieces[closer].spacing.contains(where: \.isLineBreak)
  }

  /// Breaks the line before a closing brace as the template does, if there is a break behind the
  /// opening one by now.
  private mutating func closeOpenedBraces(_ closer: Int) {
    guard let opener = partner(ofCloser: closer), pieces[closer].keptAtom != nil,
      pieces[closer].spacing.contains(where: \.isLineBreak), !breaksLine(closer),
      !hasComments(closer)
    else { return }
    let head = contentStart(opener, closer)
    guard breaksLine(head), !gaps[head].isUnchanged else { return }
    gaps[closer] = OutputGap(space: .template(pieces[closer].spacing))
  }

  private func needsLines(_ opener: Int, _ closer: Int) -> Bool {
    let inner = opener + 1..<closer
    guard !inner.isEmpty else { return breaksLine(closer) }
    return inner.contains { spansLines(pieces[$0]) || beganLine(pieces[$0]) }
      || (opener + 1...closer).contains { breaksLine($0) }
  }

  /// Whether a brace that stays closes a new one: then its line is indented as that one's.
  private func takesLine(_ gap: Int, _ closer: Int, _ opener: Int) -> Bool {
    gap == closer && pieces[closer].keptAtom != nil && pieces[opener].keptAtom == nil
  }

  /// Whether captured code that moves stood on a line of its own.
  private func beganLine(_ piece: OutputPiece) -> Bool {
    guard case .source(let range) = piece.content else { return false }
    return context.source.indentation(ofLineAt: range.lowerBound).upperBound == range.lowerBound
      && range.lowerBound > match.range.lowerBound
  }

  /// The gap before the content of braces: behind `{`, or behind the `in` of a closure.
  private func contentStart(_ opener: Int, _ closer: Int) -> Int {
    var depth = 0
    for index in span(opener + 1, closer) {
      let token = pieces[index].token ?? ""
      if Self.openers.contains(token) { depth += 1 }
      if Self.closers.contains(token) { depth -= 1 }
      if depth == 0, token == "in" { return index + 1 }
      if breaksLine(index), index > opener + 1 { break }
    }
    return opener + 1
  }
}
