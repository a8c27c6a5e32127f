import SyntaxTrees
import TextEditing

/// Takes code away, with its lines where nothing else stands on them, and leaves its comments.
struct Remover {
  let context: RewriteContext

  private var source: [UInt8] { context.source }
  /// Where the text begins, behind a byte order mark.
  private var textStart: Int { source.byteOrderMark.upperBound }

  /// The change that takes away a range of code.
  ///
  /// The range reaches from a token to a token.
  func change(removing range: Range<Int>, with removed: [Range<Int>] = []) -> Change {
    let comments = context.comments(in: range).filter { !removed.contains($0.range) }[...]
    let line = source.lineRange(at: range.lowerBound)
    let before = source[span(max(line.lowerBound, textStart), range.lowerBound)]
    let after = source[range.upperBound..<source.lineRange(at: range.upperBound).upperBound]
    let beginsLine = before.allSatisfy(\.isBlank)
    if beginsLine, after.allSatisfy(\.isBlank) {
      return comments.isEmpty
        ? Change(range: wholeLines(range), pieces: [])
        : Change(range: range, pieces: lines(of: comments, indentation: before))
    }
    let blanks = after.prefix { $0.isBlank }.count
    let follows = after.dropFirst(blanks)
    var removed = range
    if beginsLine || !follows.isEmpty && before.last?.isBlank == true {
      removed = range.lowerBound..<(range.upperBound + blanks)
    }
    let opens = comments.isEmpty && before.reversed().first { !$0.isBlank } == UInt8(ascii: "{")
    if follows.isEmpty || opens && follows.first == UInt8(ascii: "}") {
      let trailing = before.reversed().prefix { $0.isBlank }.count
      removed = (range.lowerBound - trailing)..<removed.upperBound
    }
    return Change(range: removed, pieces: inline(comments, in: removed))
  }

  /// Comments on lines of their own, the first one where the removed code began.
  private func lines(
    of comments: ArraySlice<RewriteContext.Comment>, indentation: ArraySlice<UInt8>
  ) -> [Change.Piece] {
    var pieces: [Change.Piece] = []
    for comment in comments {
      if !pieces.isEmpty { pieces.append(.text(context.ending.bytes + indentation)) }
      pieces.append(.trivia(comment.range))
    }
    return pieces
  }

  /// Comments of code that was removed from within a line, apart from what stands beside them.
  private func inline(
    _ comments: ArraySlice<RewriteContext.Comment>, in removed: Range<Int>
  ) -> [Change.Piece] {
    let space = Change.Piece.text([UInt8(ascii: " ")])
    var pieces: [Change.Piece] = []
    for comment in comments {
      let before = removed.lowerBound - 1
      if !pieces.isEmpty || before >= 0 && !isBlank(before) { pieces.append(space) }
      pieces.append(.trivia(comment.range))
      if comment.isLine {
        let indentation = context.indentation(at: comment.range.lowerBound)
        pieces.append(.text(context.ending.bytes + indentation))
      }
    }
    if comments.last?.isLine == false, !isBlank(removed.upperBound) { pieces.append(space) }
    return pieces
  }

  /// Whether white space or the end of the file is at an offset.
  private func isBlank(_ offset: Int) -> Bool {
    offset >= source.count || source[offset].isBlank || source[offset].isLineBreak
  }

  /// The lines of a range with their ends, and with a blank line that would be left over: one of
  /// two between neighbours, one behind `{`, one before `}`, one at the beginning or the end.
  private func wholeLines(_ range: Range<Int>) -> Range<Int> {
    var start = max(source.lineRange(at: range.lowerBound).lowerBound, textStart)
    var end = source.fullLineRange(at: range.upperBound).upperBound
    let blankBefore = start > textStart && source.isBlankLine(at: start - 1)
    let blankBehind = end < source.count && source.isBlankLine(at: end)
    if blankBehind, blankBefore || opensBlock(before: start) {
      while end < source.count, source.isBlankLine(at: end) {
        end = source.fullLineRange(at: end).upperBound
      }
    } else if blankBefore, !blankBehind, closesBlock(at: end) {
      while start > textStart, source.isBlankLine(at: start - 1) {
        start = source.lineRange(at: start - 1).lowerBound
      }
    }
    // Without a line end behind it, the line takes along the one before.
    let endsFile = end == source.count && source.last?.isLineBreak != true
    if endsFile, start > textStart { start = source.lineRange(at: start - 1).upperBound }
    return start..<end
  }

  private func opensBlock(before start: Int) -> Bool {
    guard start > textStart else { return true }
    let line = source[source.lineRange(at: start - 1)]
    return line.last { !$0.isBlank } == UInt8(ascii: "{")
      || isCondition(line, of: ["#if", "#else"])
  }

  private func closesBlock(at offset: Int) -> Bool {
    guard offset < source.count else { return true }
    let line = source[source.lineRange(at: offset)]
    return line.first { !$0.isBlank } == UInt8(ascii: "}")
      || isCondition(line, of: ["#end", "#else"])
  }

  /// Whether a line is one of conditional compilation that begins like one of some words.
  private func isCondition(_ line: ArraySlice<UInt8>, of words: [String]) -> Bool {
    let code = line.drop { $0.isBlank }
    return words.contains { code.starts(with: $0.utf8) }
  }
}
