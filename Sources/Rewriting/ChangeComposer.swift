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
  let plan: OutputPlan
  let context: RewriteContext
  private var changes: [Change] = []
  /// What the change that is being written consists of; nil while nothing changes.
  var pending: [Change.Piece]?
  /// The offset behind what was last kept.
  var cursor: Int
  var line: WrittenLine
  /// The line on which the first change stands.
  var base: WrittenLine?
  /// Where what was last kept has several lines: the one that it begins on.
  private var begun: WrittenLine?
  /// The same of what stands before the first change.
  private var begunBase: WrittenLine?
  /// The lines that hold the pieces, by index, for new braces.
  var linesOfPieces: [Int: WrittenLine] = [:]

  /// The line that is being written.
  struct WrittenLine {
    var indentation: [UInt8]
    /// The indentation that the template has where this line is.
    var templateWidth = 0
    /// Whether the line begins with a dot, so that other links of the chain may stand below.
    var beginsWithDot = false
    /// Whether the line begins with a closing bracket, below which links stand.
    var beginsWithCloser = false
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
    line = WrittenLine(indentation: [])
    line = lineOfSource(at: cursor, width: 0)
  }

  func lineOfSource(at offset: Int, width: Int) -> WrittenLine {
    let indentation = context.source.indentation(ofLineAt: offset)
    let content = indentation.upperBound
    let first = content < context.source.count ? context.source[content] : 0
    return WrittenLine(
      indentation: Array(context.source[indentation]), templateWidth: width,
      beginsWithDot: first == UInt8(ascii: "."),
      beginsWithCloser: Array(")]}".utf8).contains(first))
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

  func range(ofPiece index: Int) -> Range<Int>? {
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
    let shift = Shift(from: indentation(of: range), to: line.indentation)
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
    begun = nil
    if context.spansLines(own) {
      begun = lineOfSource(at: own.lowerBound, width: line.templateWidth)
      line = lineOfSource(at: own.upperBound, width: line.templateWidth)
    }
    return index
  }

  /// The indentation that code has: that of its first line, or of a brace that ends it on a line of
  /// its own, if what is before a closure on its first line has begun further up.
  ///
  /// A brace says nothing if it stands deeper than what it closes.
  private func indentation(of range: Range<Int>) -> [UInt8] {
    let first = context.indentation(at: range.lowerBound)
    guard context.source[range].first == UInt8(ascii: "{"),
      context.source[range].last == UInt8(ascii: "}"), isBlock(range), beganAbove(range.lowerBound)
    else { return first }
    let blanks = context.source.indentation(ofLineAt: range.upperBound)
    let ownsLine = blanks.upperBound == range.upperBound - 1
    return ownsLine && !hasLine(in: range, before: blanks.count)
      ? Array(context.source[blanks]) : first
  }

  /// Whether the statement that a brace stands in began on a line above.
  private func beganAbove(_ brace: Int) -> Bool {
    guard let node = context.tree.leaves(in: brace..<brace + 1).first else { return false }
    let statement = node.orAncestor(where: \.isListed) ?? context.tree.root
    return context.spansLines(span(statement.start, brace))
  }

  /// Whether a line of code in a block begins before a column.
  private func hasLine(in block: Range<Int>, before column: Int) -> Bool {
    context.tree.leaves(in: block).contains { leaf in
      let blanks = context.source.indentation(ofLineAt: leaf.start)
      return blanks.upperBound == leaf.start && blanks.lowerBound > block.lowerBound
        && blanks.count < column && leaf.kind != .directive
    }
  }

  /// Whether the braces at both ends of code belong together.
  private func isBlock(_ range: Range<Int>) -> Bool {
    let opener = context.tree.leaves(in: range.lowerBound..<range.lowerBound + 1).first
    let closer = context.tree.leaves(in: range.upperBound - 1..<range.upperBound).first
    return opener?.parent != nil && opener?.parent == closer?.parent
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
    let shift = Shift(
      from: indentation(of: range), to: line.indentation,
      alignment: alignment(of: range))
    // Also code on one line moves: what becomes of it may have several.
    append(.source(range, shift))
    guard context.spansLines(range) else { return }
    let width = line.templateWidth
    line = lineOfSource(at: range.upperBound, width: width)
    line.indentation = shift.shifted(line.indentation)
  }

  private mutating func writeComputed(_ text: [UInt8]) {
    var result: [UInt8] = []
    let lines = text.filter { $0 != UInt8(ascii: "\r") }
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      if index > 0 { result += context.ending.bytes + (text.isEmpty ? [] : line.indentation) }
      result += text
    }
    append(.text(result))
  }

  // MARK: Changes

  mutating func append(_ piece: Change.Piece) {
    if base == nil { (base, begunBase) = (line, begun) }
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
    var change = Change(range: range, pieces: pieces)
    // What goes elsewhere must go whole, even where new code is spelled like it.
    if plan.carried.isEmpty { change = change.trimmed(in: context.source) }
    if !change.range.isEmpty || !change.pieces.isEmpty { changes.append(change) }
  }

  // MARK: Template text

  /// Text of the template with the file's line endings and indentation.
  mutating func laidOut(
    _ text: [UInt8], asLink: Bool = false, below link: WrittenLine? = nil, above: [UInt8]? = nil
  ) -> [UInt8] {
    guard text.contains(where: \.isLineBreak) else { return text }
    let start = asLink && line.beginsWithCloser ? line : base ?? line
    var base = link ?? start
    let width = text.indentation(ofLineAt: text.count).count
    // What ends a block around a chain is indented by where the chain begins.
    if link == nil, !asLink, width < base.templateWidth { base = begunBase ?? base }
    // Links of a chain stand below each other, and below a closing bracket that begins the line,
    // however deep the template has them.
    let next = asLink && !base.beginsWithDot ? above : nil
    let isBelow = next != nil || asLink && (base.beginsWithDot || base.beginsWithCloser)
    let layout = TemplateLayout(
      context: context, unit: plan.template.unit, base: next ?? base.indentation,
      baseWidth: isBelow ? width : base.templateWidth)
    line = WrittenLine(
      indentation: layout.indentation(width), templateWidth: width, beginsWithDot: asLink)
    return layout.lines(of: text)
  }
}
