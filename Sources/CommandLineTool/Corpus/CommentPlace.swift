import SyntaxTrees

/// Where a comment may stand when the tokens around it do not stay together.
struct CommentPlace: Sendable, Hashable {
  /// How many tokens of the result come before it: from the nearest one before that is left to the
  /// nearest one behind that is left.
  let counts: ClosedRange<Int>
  /// The token before it in the source.
  let left: [UInt8]
  /// The token behind it in the source.
  let right: [UInt8]

  /// The place of a comment in the gap behind a token.
  ///
  /// - Parameters:
  ///   - index: The number of the token before the comment.
  ///   - source: The text that got the comment.
  ///   - result: What becomes of the text without the comment.
  ///   - alignment: Which tokens of both texts are the same.
  init(
    after index: Int, in source: ParsedText, result: ParsedText, alignment: TokenAlignment
  ) {
    left = Array(source.tokens[index].bytes)
    right = Array(source.tokens[index + 1].bytes)
    let before = alignment.partners[...index].last { $0 != nil } ?? nil
    let behind = alignment.partners[(index + 1)...].first { $0 != nil } ?? nil
    let lower = before.map { $0 + 1 } ?? 0
    counts = lower...max(behind ?? result.tokens.count, lower)
  }

  /// Whether a comment of a result stands there, or went along with a token that moved.
  func allows(_ comment: Node, in result: ParsedText) -> Bool {
    let count = result.tokens.prefix { $0.start < comment.start }.count
    if counts.contains(count) { return true }
    let hasLeft = count > 0 && result.tokens[count - 1].bytes.elementsEqual(left)
    let hasRight =
      count < result.tokens.count && result.tokens[count].bytes.elementsEqual(right)
    // Parentheses are everywhere; one alone does not show that a token came along.
    return hasLeft && (hasRight || Self.isWord(left)) || hasRight && Self.isWord(right)
  }

  private static func isWord(_ token: [UInt8]) -> Bool {
    token.contains { byte in
      Unicode.Scalar(byte).properties.isAlphabetic || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
