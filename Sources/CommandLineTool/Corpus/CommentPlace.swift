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
  /// The number in the result of the nearest word before it that is left, wherever it came to stand.
  let leftWord: Int?
  /// The same of the nearest word behind it.
  let rightWord: Int?
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
    let words = source.tokens.indices.map { token in
      Self.isWord(Array(source.tokens[token].bytes))
        ? alignment.uniquePartners[token] ?? partners[token] : nil
    }
    leftWord = words[...index].last { $0 != nil } ?? nil
    rightWord = words[(index + 1)...].first { $0 != nil } ?? nil
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
      || isAtWord(count, in: result) || standsBelow(comment, behind: count, in: result)
  }

  /// Whether a line comment, which cannot stand between arguments on one line, stands below the line
  /// with the nearest word that is left.
  private func standsBelow(_ comment: Node, behind count: Int, in result: ParsedText) -> Bool {
    guard comment.bytes.starts(with: Array("//".utf8)), count > 0 else { return false }
    let line = result.bytes.lineRange(at: result.tokens[count - 1].start)
    return [leftWord, rightWord].contains { word in
      word.map { line.contains(result.tokens[$0].start) } ?? false
    }
  }

  /// Whether a place of the result lies between the nearest words that are left, or where these have
  /// changed places, beside one of them.
  private func isAtWord(_ count: Int, in result: ParsedText) -> Bool {
    if let leftWord, let rightWord, leftWord < rightWord {
      return (leftWord + 1...rightWord).contains(count)
    }
    // Brackets and commas may close or go on behind the word before.
    let isBehind = leftWord.map { word in
      word < count
        && result.tokens[word + 1..<count].allSatisfy {
          ["(", ")", "]", ",", ":", "{"].contains($0.text)
        }
    }
    return isBehind ?? false || rightWord == count
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
