import QueryLanguage
import SyntaxTrees
import TextEditing

/// Writes an ``OutputPlan`` down as changes of the source.
///
/// It goes through the pieces in order and knows at any time how the line is indented that is being
/// written. Between two pieces that stay, with a gap that does not change, there is no change; any
/// other stretch becomes one. Code that stays, but comes to stand on a line that is indented
/// otherwise, is written again, shifted.
struct ChangeComposer {
  private let plan: OutputPlan
  private let context: RewriteContext
  private var changes: [Change] = []
  /// What the change that is being written consists of; nil while nothing changes.
  private var pending: [Change.Piece]?
  /// The offset behind what was last kept.
  private var cursor: Int
  private var line: LineState
  /// The line on which the first change stands.
  private var base: LineState?
  /// The lines that hold the pieces, by index, for new braces.
  private var linesOfPieces: [Int: LineState] = [:]

  /// The line that is being written.
  private struct LineState {
    var indentation: [UInt8]
    /// The indentation that the template has where this line is.
    var templateWidth = 0
    /// Whether the line begins with a dot, so that other links of the chain may stand below.
    var beginsWithDot = false
  }

  static func changes(of plan: OutputPlan) -> [Change] {
    var composer = ChangeComposer(plan)
    composer.compose()
    return composer.changes
  }

  private init(_ plan: OutputPlan) {
    self.plan = plan
    context = plan.context
    cursor = plan.match.range.lowerBound
    line = LineState(indentation: [])
    line = lineOfSource(at: cursor, width: 0)
  }

  private func lineOfSource(at offset: Int, width: Int) -> LineState {
    let indentation = context.source.indentation(ofLineAt: offset)
    let content = indentation.upperBound
    let beginsWithDot =
      content < context.source.count && context.source[content] == UInt8(ascii: ".")
    return LineState(
      indentation: Array(context.source[indentation]), templateWidth: width,
      beginsWithDot: beginsWithDot)
  }

  private mutating func compose() {
    var index = 0
    while index < plan.pieces.count {
      writeGap(index)
      let piece = plan.pieces[index]
      linesOfPieces[index] = line
      switch piece.content {
      case .kept: index = keep(index)
      case .source(let range): writeSource(range)
      case .token(let text): append(.text(laidOut(text)))
      case .computed(let text): writeComputed(text)
      }
      index += 1
    }
    writeGap(plan.pieces.count)
    close(at: plan.match.range.upperBound)
  }

  // MARK: Pieces

  private func range(ofPiece index: Int) -> Range<Int>? {
    guard index < plan.pieces.count, let atom = plan.pieces[index].keptAtom else { return nil }
    var range = plan.source.atoms[atom].range
    // The comma before a label goes when nothing is left before it.
    if let label = plan.source.atoms[atom].labelStart, index > 0, !plan.gaps[index].isUnchanged,
      plan.pieces[index - 1].token == "("
    {
      range = span(label, range.upperBound)
    }
    return range
  }

  /// Keeps a piece, and those behind it with which nothing changes if they have to be shifted;
  /// returns the index of the last one.
  private mutating func keep(_ index: Int) -> Int {
    guard let own = range(ofPiece: index) else { return index }
    var last = index
    var range = own
    while plan.gaps[last + 1].isUnchanged, let next = self.range(ofPiece: last + 1) {
      last += 1
      range = span(range.lowerBound, next.upperBound)
    }
    let shift = Shift(from: context.indentation(at: range.lowerBound), to: line.indentation)
    if pending != nil, !shift.isNone, context.spansLines(range) {
      writeSource(range)
      return last
    }
    if let dropped = commentsOfComma(before: index, own) {
      for comment in dropped {
        append(.trivia(comment.range))
        let end = context.ending.bytes + line.indentation + context.unit.bytes
        append(.text(comment.isLine ? end : [UInt8(ascii: " ")]))
      }
    }
    close(at: own.lowerBound)
    cursor = own.upperBound
    if context.spansLines(own) {
      line = lineOfSource(at: own.upperBound, width: line.templateWidth)
    }
    return index
  }

  /// The comments between a comma that goes and the label behind it.
  private func commentsOfComma(
    before index: Int, _ own: Range<Int>
  ) -> ArraySlice<RewriteContext.Comment>? {
    guard let atom = plan.pieces[index].keptAtom else { return nil }
    let start = plan.source.atoms[atom].range.lowerBound
    return start < own.lowerBound ? context.comments(in: start..<own.lowerBound) : nil
  }

  private mutating func writeSource(_ range: Range<Int>) {
    let shift = Shift(from: context.indentation(at: range.lowerBound), to: line.indentation)
    append(.source(range, context.spansLines(range) ? shift : .none))
    guard context.spansLines(range) else { return }
    let width = line.templateWidth
    line = lineOfSource(at: range.upperBound, width: width)
    line.indentation = shift.shifted(line.indentation)
  }

  private mutating func writeComputed(_ text: [UInt8]) {
    var result: [UInt8] = []
    for byte in text where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") {
        result += context.ending.bytes + line.indentation
      } else {
        result.append(byte)
      }
    }
    append(.text(result))
  }

  // MARK: Changes

  private mutating func append(_ piece: Change.Piece) {
    if base == nil { base = line }
    var pieces = pending ?? []
    if case .text(let text) = piece {
      if case .text(let before) = pieces.last {
        pieces[pieces.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        pieces.append(piece)
      }
    } else if piece != .trivia(cursor..<cursor) {
      pieces.append(piece)
    }
    pending = pieces
  }

  /// Ends the change that is being written, if there is one.
  private mutating func close(at offset: Int) {
    defer { cursor = max(cursor, offset) }
    guard let pieces = pending else { return }
    pending = nil
    let range = cursor..<max(cursor, offset)
    let change = Change(range: range, pieces: pieces).trimmed(in: context.source)
    if !change.range.isEmpty || !change.pieces.isEmpty { changes.append(change) }
  }

  // MARK: Gaps

  private mutating func writeGap(_ index: Int) {
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

  /// Whether a line comment may go on ending the line of the code before: it stood directly
  /// behind that code. Others get a line of their own.
  private func mayEndLine(_ comment: RewriteContext.Comment, before index: Int) -> Bool {
    guard index > 0, !comment.beginsLine else { return false }
    if plan.pieces[index - 1].followers.contains(comment) { return true }
    guard let atom = plan.pieces[index - 1].keptAtom else { return false }
    let end = plan.source.atoms[atom].range.upperBound
    return end <= comment.range.lowerBound
      && context.source[span(end, comment.range.lowerBound)].allSatisfy(\.isBlank)
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
  private func indentation(
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
    index < plan.pieces.count && OutputPlan.closers.contains(plan.pieces[index].token ?? "")
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
      append(.trivia(range))
      if context.spansLines(range) {
        line = lineOfSource(at: range.upperBound, width: width(ofPiece: index))
        return
      }
    case .line(let like, let deeper):
      let holder = linesOfPieces[like] ?? line
      line = LineState(
        indentation: holder.indentation + (deeper ? context.unit.bytes : []),
        templateWidth: width(ofPiece: index))
      append(.text(context.ending.bytes + line.indentation))
      return
    case .template(let text) where needsLine && !text.contains(where: \.isLineBreak): break
    case .template(let text):
      let broke = text.contains(where: \.isLineBreak)
      let startsLink = plan.pieces.indices.contains(index) && plan.pieces[index].token == "."
      append(.text(laidOut(text, asLink: startsLink)))
      if broke { return }
    }
    if needsLine {
      writeLineBehindComment(before: index)
    } else {
      separate(before: index, hasComments: hasComments)
    }
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
    let runTogether = last.isWordByte && next.isWordByte
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
    return cursor > 0 ? context.source[cursor - 1] : nil
  }

  // MARK: Template text

  /// Text of the template with the file's line endings and indentation.
  private mutating func laidOut(_ text: [UInt8], asLink: Bool = false) -> [UInt8] {
    guard text.contains(where: \.isLineBreak) else { return text }
    let base = base ?? line
    let width = text.indentation(ofLineAt: text.count).count
    // Links of a chain stand below each other, however deep the template has them.
    let isBelow = asLink && base.beginsWithDot
    let layout = TemplateLayout(
      context: context, unit: plan.template.unit, base: base.indentation,
      baseWidth: isBelow ? width : base.templateWidth)
    line = LineState(
      indentation: layout.indentation(width), templateWidth: width, beginsWithDot: asLink)
    return layout.lines(of: text)
  }
}
