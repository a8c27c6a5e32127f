import SyntaxTrees
import TextEditing

/// Where a comment may stand when the tokens around it do not stay together.
struct CommentPlace: Sendable, Hashable {
  /// How many tokens of the result come before it: from the nearest one before that is surely left
  /// to the nearest one behind that is.
  let counts: ClosedRange<Int>
  /// The tokens before it in the source, back to the nearest word.
  let left: [[UInt8]]
  /// The tokens behind it in the source, up to the nearest word.
  let right: [[UInt8]]
  /// If a closing bracket stands before or behind it: the tokens from the nearest word up to the
  /// opening one, which tell brackets apart.
  let openings: [[[UInt8]]]

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
    left = Self.untilWord(source.tokens[...index].reversed()).reversed()
    right = Self.untilWord(source.tokens[(index + 1)...])
    let brackets = source.openingBrackets
    openings = [index, index + 1].map { token in
      brackets[token].map { Self.beginning(of: $0, in: source) } ?? []
    }
    let partners = alignment.surePartners
    let before = partners[...index].last { $0 != nil } ?? nil
    let behind = partners[(index + 1)...].first { $0 != nil } ?? nil
    let lower = before.map { $0 + 1 } ?? 0
    counts = lower...max(behind ?? result.tokens.count, lower)
  }

  /// Whether a comment of a result stands there, or went along with a token that moved, or ends the
  /// line of the code that it was in.
  func allows(_ comment: Node, in result: ParsedText) -> Bool {
    let count = result.tokens.prefix { $0.start < comment.start }.count
    if counts.contains(count) || hasLostLabel(count, in: result) { return true }
    // Parentheses are everywhere; they show that a token came along only as far as a word.
    return result.tokens[..<count].suffix(left.count).elementsEqual(left, by: Self.isText)
      || result.tokens[count...].prefix(right.count).elementsEqual(right, by: Self.isText)
      || isAtBracket(count, in: result) || endsLine(comment, behind: count, in: result)
  }

  /// Whether the closing bracket beside a place of the result is the one of the source.
  private func isAtBracket(_ count: Int, in result: ParsedText) -> Bool {
    let brackets = result.openingBrackets
    return zip([count - 1, count], openings).contains { token, opening in
      guard !opening.isEmpty, let found = brackets[token] else { return false }
      return Self.beginning(of: found, in: result) == opening
    }
  }

  /// The tokens from the nearest word up to an opening bracket.
  private static func beginning(of bracket: Int, in text: ParsedText) -> [[UInt8]] {
    untilWord(text.tokens[...bracket].reversed()).reversed()
  }

  /// Whether a comment ends a line, and stands behind what begins on that line at its place.
  private func endsLine(_ comment: Node, behind count: Int, in result: ParsedText) -> Bool {
    let line = result.bytes.lineRange(at: comment.start)
    guard counts.upperBound < count, comment.end == line.upperBound else { return false }
    return line.contains(result.tokens[counts.upperBound].start)
  }

  /// Whether a comment before the colon of a label stands before the argument, which has another
  /// label now or none.
  private func hasLostLabel(_ count: Int, in result: ParsedText) -> Bool {
    guard right.first.map({ $0.elementsEqual(":".utf8) }) ?? false else { return false }
    let argument = right.dropFirst()
    return result.tokens[count...].prefix(argument.count).elementsEqual(argument, by: Self.isText)
  }

  private static func isText(_ token: Node, _ text: [UInt8]) -> Bool {
    token.bytes.elementsEqual(text)
  }

  /// The texts of tokens up to the first word among them.
  private static func untilWord(_ tokens: some Sequence<Node>) -> [[UInt8]] {
    var result: [[UInt8]] = []
    for token in tokens {
      result.append(Array(token.bytes))
      if isWord(Array(token.bytes)) { break }
    }
    return result
  }

  private static func isWord(_ token: [UInt8]) -> Bool {
    token.contains { byte in
      Unicode.Scalar(byte).properties.isAlphabetic || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
