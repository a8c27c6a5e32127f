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
    clearClosures()
  }

  /// Moves such comments from before the brace of a closure into it, where the parentheses between
  /// the call's name and the closure have gone.
  private mutating func clearClosures() {
    for opener in pieces.indices.dropFirst() where pieces[opener].token == "{" {
      let comments = gaps[opener].comments
      guard pieces[opener - 1].token == nil, !gaps[opener].isUnchanged,
        comments.contains(where: { $0.isLine || $0.beginsLine })
      else { continue }
      if gaps[opener + 1].isUnchanged, case .source(let range) = gaps[opener + 1].space {
        gaps[opener + 1].comments += context.comments(in: range)
        gaps[opener + 1].space = .source(context.blanks(at: range))
      }
      gaps[opener + 1].comments.insert(contentsOf: comments, at: 0)
      gaps[opener + 1].isUnchanged = false
      gaps[opener].comments = []
    }
  }

  /// Closes up parentheses that were laid out over several lines for something that has moved out
  /// of them, if what remains fits on a line.
  mutating func closeBrackets() {
    for closer in pieces.indices where [")", "]"].contains(pieces[closer].token ?? "") {
      layOutNewContent(closer)
      closeBehindNewOpener(closer)
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

  /// Lays out what stands between parentheses as the template does if nothing of it was captured.
  ///
  /// Parentheses that stay keep their lines unless a capture has moved out of them.
  /// Comments that need lines and found a place there go into the block behind the parentheses, those
  /// that ended a line to the end of the line that opens it.
  private mutating func layOutNewContent(_ closer: Int) {
    guard pieces[closer].token == ")", let opener = partner(ofCloser: closer) else { return }
    let inner = span(opener + 1, closer)
    let stays = pieces[opener].keptAtom != nil && pieces[closer].keptAtom != nil
    guard inner.contains(where: { pieces[$0].keptAtom == nil }),
      inner.allSatisfy({ pieces[$0].token != nil }), !stays || hasLost(opener, closer)
    else { return }
    let opensBlock = closer + 1 < pieces.count && pieces[closer + 1].token == "{"
    for gap in opener + 1...closer {
      var comments = gaps[gap].comments
      if case .source(let range) = gaps[gap].space { comments += context.comments(in: range) }
      gaps[gap] = OutputGap(space: .template(pieces[gap].spacing))
      for comment in comments {
        let needsLine = comment.isLine || comment.beginsLine
        let target = !needsLine ? gap : opensBlock ? closer + 2 : closer + 1
        if needsLine, !comment.beginsLine { pieces[target - 1].followers.append(comment) }
        gaps[target].comments.append(comment)
        gaps[target].isUnchanged = false
      }
    }
  }

  /// Closes a bracket as the template does where the opening one is new and has its content on the
  /// same line.
  private mutating func closeBehindNewOpener(_ closer: Int) {
    guard let opener = partner(ofCloser: closer), pieces[opener].keptAtom == nil,
      pieces[closer].keptAtom != nil, !breaksLine(opener + 1), breaksLine(closer),
      !hasComments(closer), !pieces[closer].spacing.contains(where: \.isLineBreak)
    else { return }
    gaps[closer] = OutputGap(space: .template(pieces[closer].spacing))
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

  /// Gives a new closing bracket a line of its own where the opening one, which stays, ends one;
  /// and takes it from a closing one that stays where the opening one is new and does not.
  mutating func closeLists() {
    for closer in pieces.indices where [")", "]"].contains(pieces[closer].token ?? "") {
      guard let opener = partner(ofCloser: closer), opener + 1 < closer,
        (pieces[opener].keptAtom == nil) != (pieces[closer].keptAtom == nil),
        breaksLine(opener + 1) != breaksLine(closer), !hasComments(closer)
      else { continue }
      if pieces[closer].keptAtom == nil {
        gaps[closer].space = .line(like: opener, deeper: false)
      } else if breaksLine(closer) {
        gaps[closer].space = .template(pieces[closer].spacing)
      }
      gaps[closer].isUnchanged = false
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
        pieces[opener].keptAtom == nil || isRefilled(opener, closer)
          ? needsLines(opener, closer) : isJoined(opener, closer)
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

  /// Gives what comes into new square brackets lines of its own where it had some in a block.
  mutating func openLists() {
    for closer in pieces.indices.dropFirst(2) where pieces[closer].token == "]" {
      let opener = closer - 2
      guard pieces[opener].token == "[", pieces[opener].keptAtom == nil,
        pieces[closer].keptAtom == nil, beganLine(pieces[opener + 1]),
        spansLines(pieces[opener + 1])
      else { continue }
      for gap in [opener + 1, closer] where !breaksLineBySpace(gap) {
        gaps[gap].space = .line(like: opener, deeper: gap == opener + 1)
        gaps[gap].isUnchanged = false
      }
    }
  }

  /// Lays out braces that stay as the template does, if nothing that was in them is left.
  mutating func refillBraces() {
    for closer in pieces.indices where pieces[closer].token == "}" {
      guard let opener = partner(ofCloser: closer), isRefilled(opener, closer),
        !hasComments(opener + 1), !hasComments(closer)
      else { continue }
      for gap in [opener + 1, closer] {
        gaps[gap] = OutputGap(space: .template(pieces[gap].spacing))
      }
    }
  }

  /// Whether braces stay, and all that is in them comes from elsewhere.
  private func isRefilled(_ opener: Int, _ closer: Int) -> Bool {
    pieces[opener].token == "{" && pieces[opener].keptAtom != nil && pieces[closer].keptAtom != nil
      && closer > opener + 1
      && pieces[(opener + 1)..<closer].allSatisfy { $0.keptAtom == nil }
  }

  /// Whether braces that stay on one line get something new behind them that needs lines.
  ///
  /// This is an `else`, or a closure with a label, for which the template has lines. Empty braces
  /// need none before a closure.
  private func isJoined(_ opener: Int, _ closer: Int) -> Bool {
    guard closer + 1 < pieces.count, pieces[closer + 1].keptAtom == nil,
      pieces[closer + 1].token == "else" || isClosureLabel(closer + 1) && opener + 1 < closer
    else { return false }
    return pieces[closer].spacing.contains(where: \.isLineBreak)
  }

  /// Whether a piece is the label of a closure behind another one.
  func isClosureLabel(_ index: Int) -> Bool {
    guard index > 0, index + 2 < pieces.count, pieces[index].token != nil else { return false }
    return pieces[index - 1].token == "}" && pieces[index + 1].token == ":"
      && pieces[index + 2].token == "{"
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
