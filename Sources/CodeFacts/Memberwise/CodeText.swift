import SyntaxTrees
import TextEditing

/// Code as text that can be written down elsewhere.
enum CodeText {
  /// Code without its comments, and without the lines that held nothing else.
  ///
  /// Further lines are indented as against the one that the code begins on.
  static func withoutComments(_ node: Node) -> String {
    let source = node.tree.source
    var bytes = Array(node.bytes)
    for comment in node.descendants.reversed() where comment.isComment {
      let range = removal(of: comment.range, in: source, inside: node.range)
      let isWordBefore = range.lowerBound > node.start && isWord(source[range.lowerBound - 1])
      let isWordBehind = range.upperBound < node.end && isWord(source[range.upperBound])
      let space = isWordBefore && isWordBehind ? [UInt8(ascii: " ")] : []
      bytes.replaceSubrange(
        (range.lowerBound - node.start)..<(range.upperBound - node.start), with: space)
    }
    return dedented(String(decoding: bytes, as: UTF8.self), of: node)
  }

  /// Text of code, whose further lines are indented as against the one that the code begins on.
  static func dedented(_ text: String, of node: Node) -> String {
    let source = node.tree.source
    let indentation = source[source.indentation(ofLineAt: node.start)]
    let prefix = String(decoding: indentation, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { index, line in
      index > 0 && line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line
    }.joined(separator: "\n")
  }

  /// A comment with the white space that is only there for it.
  private static func removal(
    of comment: Range<Int>, in source: [UInt8], inside code: Range<Int>
  ) -> Range<Int> {
    var (start, end) = (comment.lowerBound, comment.upperBound)
    while start > code.lowerBound, source[start - 1].isBlank { start -= 1 }
    let beginsLine = start > code.lowerBound && source[start - 1].isLineBreak
    while end < code.upperBound, source[end].isBlank { end += 1 }
    let endsLine = end < code.upperBound && source[end].isLineBreak
    if beginsLine, endsLine {
      return source.lineRange(at: comment.lowerBound)
        .lowerBound..<source.fullLineRange(at: end).upperBound
    }
    if endsLine { return start..<comment.upperBound }
    return start < comment.lowerBound && !beginsLine
      ? start..<comment.upperBound : comment.lowerBound..<end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
