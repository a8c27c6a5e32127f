import SyntaxTrees
import TextEditing

/// What stands between two pieces of a list that stay, and what may come there instead.
struct ListGap {
  private let first: Node
  private let second: Node
  private let context: RewriteContext
  private let range: Range<Int>
  private let comments: ArraySlice<RewriteContext.Comment>
  /// The tokens in the gap: what separates the pieces, and the code of pieces that go.
  private let tokens: [Node]
  /// The white space that begins the lines of the list.
  private let indentation: [UInt8]

  init(_ first: Node, _ second: Node, first head: Node, _ context: RewriteContext) {
    self.first = first
    self.second = second
    self.context = context
    range = span(first.end, second.start)
    comments = context.comments(in: range)
    tokens = context.tree.leaves(in: range).filter(\.isToken)
    indentation = context.indentation(at: head.start)
  }

  /// Whether pieces between the two go.
  var hasCode: Bool { tokens.contains { !$0.hasText(",") && !$0.hasText(";") } }

  /// The gap of statements that come into a list.
  func withComma() -> [Change] {
    if hasCode { return [rebuilt(separator: ",", breaks: context.spansLines(range))] }
    let text = Change.Piece.text([UInt8(ascii: ",")])
    if let semicolon = tokens.first { return [Change(range: semicolon.range, pieces: [text])] }
    return [Change(range: first.end..<first.end, pieces: [text])]
  }

  /// The gap of elements that stay in a list.
  func inList() -> [Change] {
    hasCode ? [rebuilt(separator: ",", breaks: context.spansLines(range))] : []
  }

  /// The gap of elements that become statements.
  func broken() -> [Change] {
    if hasCode { return [rebuilt(separator: "", breaks: true)] }
    guard let comma = tokens.first, comma.hasText(",") else { return [] }
    let before = blanks(endingAt: comma.start)
    let behind = blanks(beginningAt: comma.end)
    guard endsLine else {
      let pieces = [Change.Piece.text(context.ending.bytes + indentation)]
      return [Change(range: span(before, behind), pieces: pieces)]
    }
    let beginsLine = before == 0 || context.source[before - 1].isLineBreak
    let isLast = behind == context.source.count || context.source[behind].isLineBreak
    let start = isLast && !beginsLine ? before : comma.start
    let end = isLast || beginsLine || before < comma.start ? behind : comma.end
    return [Change(range: span(start, end), pieces: [])]
  }

  /// The gap of pieces with something else between them.
  func joined(by separator: String) -> Change {
    comments.isEmpty
      ? Change(range: range, pieces: [.text(Array(separator.utf8))])
      : rebuilt(separator: separator, breaks: context.spansLines(range))
  }

  /// Whether a line ends in the gap, outside of block comments.
  private var endsLine: Bool {
    comments.contains(where: \.isLine)
      || range.contains { offset in
        context.source[offset].isLineBreak && !comments.contains { $0.range.contains(offset) }
      }
  }

  /// The gap without its code: the comments, and a separator behind the first piece.
  private func rebuilt(separator: String, breaks: Bool) -> Change {
    let newLine = context.ending.bytes + indentation
    var pieces = [Change.Piece.text(Array(separator.utf8))]
    var needsLine = false
    for comment in comments {
      let isBelow = needsLine || comment.beginsLine
      pieces += [.text(isBelow ? newLine : [UInt8(ascii: " ")]), .trivia(comment.range)]
      needsLine = comment.isLine || comment.beginsLine
    }
    if breaks || needsLine {
      pieces.append(.text(newLine))
    } else if !comments.isEmpty || separator == "," {
      pieces.append(.text([UInt8(ascii: " ")]))
    }
    return Change(range: range, pieces: pieces)
  }

  private func blanks(endingAt end: Int) -> Int {
    var start = end
    while start > range.lowerBound, context.source[start - 1].isBlank { start -= 1 }
    return start
  }

  private func blanks(beginningAt start: Int) -> Int {
    var end = start
    while end < range.upperBound, context.source[end].isBlank { end += 1 }
    return end
  }
}
