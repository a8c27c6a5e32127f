import QueryLanguage
import SyntaxTrees
import TextEditing

/// What is written between two pieces: white space, and comments that found a place there.
extension ChangeComposer {
  mutating func writeGap(_ index: Int) {
    let gap = plan.gaps[index]
    if gap.isUnchanged {
      if case .source(let range) = gap.space { passSource(range, before: index) }
      return
    }
    if base == nil, case .source(let range) = gap.space, gap.comments.isEmpty,
      context.spansLines(range)
    {
      base = lineOfSource(at: range.upperBound, width: width(ofPiece: index))
    }
    if index == plan.pieces.count, pending == nil, gap.comments.isEmpty,
      cursor == plan.match.range.upperBound, gap.space == .template([])
    {
      return
    }
    append(.text([]))
    let needsLine = writeComments(gap.comments, before: index)
    writeSpace(gap.space, before: index, needsLine: needsLine, hasComments: !gap.comments.isEmpty)
  }

  /// Goes over white space that stays.
  private mutating func passSource(_ range: Range<Int>, before index: Int) {
    if pending != nil { append(.trivia(range)) }
    if context.spansLines(range) {
      line = lineOfSource(at: range.upperBound, width: width(ofPiece: index))
    }
  }

  /// The indentation of the template's line that holds a piece.
  private func width(ofPiece index: Int) -> Int {
    guard index < plan.pieces.count, let item = plan.pieces[index].item else {
      return line.templateWidth
    }
    let text = Array(plan.template.text.utf8)
    return text.indentation(ofLineAt: plan.template.items[item].range.lowerBound).count
  }

  /// Writes the comments that found a place in a gap; tells whether code needs a new line then.
  private mutating func writeComments(
    _ comments: [RewriteContext.Comment], before index: Int
  ) -> Bool {
    var needsLine = false
    for comment in comments {
      let endsLine = comment.isLine && !mayEndLine(comment, before: index)
      if index == 0, !needsLine {
        // Nothing stands before.
      } else if needsLine || endsLine {
        breakLine(before: index, for: comment)
      } else if lastToken(before: index) != "(" || comment.isLine {
        append(.text([UInt8(ascii: " ")]))
      }
      append(.trivia(comment.range))
      needsLine = comment.isLine || comment.beginsLine && needsLine
    }
    return needsLine
  }

  /// Whether a line comment may go on ending the line of the code before.
  ///
  /// It may if it stood directly behind that code; others get a line of their own.
  private func mayEndLine(_ comment: RewriteContext.Comment, before index: Int) -> Bool {
    guard index > 0, !comment.beginsLine else { return false }
    if plan.pieces[index - 1].followers.contains(comment) { return true }
    guard let atom = plan.pieces[index - 1].keptAtom else { return false }
    let range = plan.source.atoms[atom].range
    // What stood behind the code before a brace may stand behind the brace.
    if plan.pieces[index - 1].token == "{", comment.range.upperBound <= range.lowerBound {
      return true
    }
    let end = range.upperBound
    return end <= comment.range.lowerBound
      && context.source[span(end, comment.range.lowerBound)].allSatisfy {
        // A comma that goes leaves the comment to what it stood behind.
        $0.isBlank || $0 == UInt8(ascii: ",")
      }
  }

  private func lastToken(before index: Int) -> String {
    index > 0 ? plan.pieces[index - 1].token ?? "" : ""
  }

  /// Begins a line for a comment or for the code behind one.
  private mutating func breakLine(before index: Int, for comment: RewriteContext.Comment) {
    append(.text(context.ending.bytes + indentation(of: comment, before: index)))
  }

  /// The indentation of a comment on a line of its own: that of the code behind it, or of what
  /// stands before a closing bracket.
  func indentation(
    of comment: RewriteContext.Comment, before index: Int
  ) -> [UInt8] {
    if index == plan.pieces.count, comment.beginsLine {
      return context.indentation(at: comment.range.lowerBound)
    }
    let following = indentationOfContinuation(before: index)
    guard closes(index), plan.breaksLineBySpace(index) else { return following }
    return line.indentation.count > following.count
      ? line.indentation : following + context.unit.bytes
  }

  private func closes(_ index: Int) -> Bool {
    plan.isCloser(index)
  }

  private func indentationOfContinuation(before index: Int) -> [UInt8] {
    switch plan.gaps[index].space {
    case .source(let range) where context.spansLines(range):
      return context.indentation(at: range.upperBound)
    case .line(let like, let deeper):
      return (linesOfPieces[like] ?? line).indentation + (deeper ? context.unit.bytes : [])
    case .template(let text) where text.contains(where: \.isLineBreak):
      var copy = self
      _ = copy.laidOut(text)
      return copy.line.indentation
    default: break
    }
    return index == 0 || line.beginsWithDot
      ? line.indentation : line.indentation + context.unit.bytes
  }

  private mutating func writeSpace(
    _ space: OutputGap.Space, before index: Int, needsLine: Bool, hasComments: Bool
  ) {
    switch space {
    case .source(let range) where needsLine && !context.spansLines(range): break
    case .source(let range):
      let last = lastByte(of: pending ?? [], before: index) ?? UInt8(ascii: " ")
      let touches = !last.isBlank && !last.isLineBreak && !Array("({[".utf8).contains(last)
      if touches, context.source[range].first == UInt8(ascii: "/") {
        append(.text([UInt8(ascii: " ")]))
      }
      guard context.spansLines(range) else {
        append(.trivia(range))
        break
      }
      let shift = shift(before: index)
      append(shift.isNone ? .trivia(range) : .source(range, shift))
      line = lineOfSource(at: range.upperBound, width: width(ofPiece: index))
      line.indentation = shift.shifted(line.indentation)
      return
    case .line(let like, let deeper):
      let holder = linesOfPieces[like] ?? line
      line = WrittenLine(
        indentation: holder.indentation + (deeper ? context.unit.bytes : []),
        templateWidth: width(ofPiece: index), beginsWithCloser: plan.isCloser(index))
      append(.text(context.ending.bytes + line.indentation))
      return
    case .template(let text) where needsLine && !text.contains(where: \.isLineBreak): break
    case .template(let text):
      let broke = text.contains(where: \.isLineBreak)
      let startsLink = plan.pieces.indices.contains(index) && plan.pieces[index].token == "."
      let link = startsLink ? plan.linkAbove(index).flatMap { linesOfPieces[$0] } : nil
      let next = startsLink ? plan.indentationOfNextLink(for: index) : nil
      append(.text(laidOut(text, asLink: startsLink, below: link, above: next)))
      if broke { return }
    }
    if needsLine {
      writeLineBehindComment(before: index)
    } else {
      separate(before: index, hasComments: hasComments)
    }
  }

  /// How the lines move that stand directly in the brackets around a piece: as the line of the
  /// opening bracket does.
  private func shift(before index: Int) -> Shift {
    guard let opener = plan.opener(around: index), let line = linesOfPieces[opener],
      let atom = plan.pieces[opener].keptAtom
    else { return .none }
    let start = plan.source.atoms[atom].range.lowerBound
    return Shift(from: context.indentation(at: start), to: line.indentation)
  }

  /// Code must not follow a line comment.
  private mutating func writeLineBehindComment(before index: Int) {
    if index == plan.pieces.count {
      let end = plan.match.range.upperBound
      let rest = context.source[end..<context.source.lineRange(at: end).upperBound]
      let text = rest.drop(while: \.isBlank)
      if text.isEmpty { return }
    }
    let indentation = closes(index) ? line.indentation : indentationOfContinuation(before: index)
    dropTrailingBlanks()
    append(.text(context.ending.bytes + indentation))
    line.indentation = indentation
  }

  private mutating func dropTrailingBlanks() {
    guard var pieces = pending, case .text(let text) = pieces.last else { return }
    let kept = text.prefix(text.count - text.reversed().prefix { $0.isBlank }.count)
    pieces[pieces.count - 1] = .text(Array(kept))
    pending = pieces
  }

  /// Puts a space where two words, or a comment and code, would run together.
  private mutating func separate(before index: Int, hasComments: Bool) {
    guard let pieces = pending, index < plan.pieces.count || index > 0 else { return }
    let next = firstByte(of: index)
    let last = lastByte(of: pieces, before: index)
    guard let next, let last, !last.isBlank, !last.isLineBreak, !next.isBlank else { return }
    let punctuation = Array(")]},;.:>".utf8)
    // Behind arguments that come, such as an attribute's, the source may have had a word.
    let isNew = index > 0 && plan.pieces[index - 1].keptAtom == nil
    // Nor may a new attribute touch one that stays.
    let isAttribute = isNew && next == UInt8(ascii: "@")
    let runTogether =
      (next.isWordByte || isAttribute)
      && (last.isWordByte || isNew && last == UInt8(ascii: ")"))
    if runTogether || hasComments && !punctuation.contains(next) && index < plan.pieces.count {
      append(.text([UInt8(ascii: " ")]))
    }
  }

  private func firstByte(of index: Int) -> UInt8? {
    guard index < plan.pieces.count else {
      let end = plan.match.range.upperBound
      return end < context.source.count ? context.source[end] : nil
    }
    if let range = range(ofPiece: index) { return context.source[range].first }
    return switch plan.pieces[index].content {
    case .kept: nil
    case .source(let range): context.source[range].first
    case .token(let text), .computed(let text): text.first
    }
  }

  private func lastByte(of pieces: [Change.Piece], before index: Int) -> UInt8? {
    switch pieces.last {
    case .text(let text): if let last = text.last { return last }
    case .source(let range, _), .trivia(let range):
      if !range.isEmpty { return context.source[range].last }
    case nil: break
    }
    // A byte order mark is no part of a word.
    return cursor > context.source.byteOrderMark.count ? context.source[cursor - 1] : nil
  }
}
