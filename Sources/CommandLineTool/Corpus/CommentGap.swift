import SyntaxTrees
import TextEditing

/// The place between two tokens that follow each other, for a comment to be put there.
struct CommentGap: Sendable {
  /// The token before.
  let left: Node
  /// The token behind.
  let right: Node

  /// The gap behind a token of a text; nil behind the last.
  init?(in text: ParsedText, after index: Int) {
    guard text.tokens.indices.contains(index), text.tokens.indices.contains(index + 1) else {
      return nil
    }
    left = text.tokens[index]
    right = text.tokens[index + 1]
  }

  private var text: ArraySlice<UInt8> { left.tree.source[left.end..<right.start] }

  /// What to insert behind the left token for a block comment to stand there.
  func insertion(ofBlock comment: [UInt8]) -> [UInt8] {
    // The comment takes the white space that is there for its own, and puts none where none was.
    guard let first = text.first, first.isBlank || first.isLineBreak else { return comment }
    return [UInt8(ascii: " ")] + comment
  }

  /// What to insert behind the left token for a line comment; nil if more stands on the line.
  func insertion(ofLine comment: [UInt8]) -> [UInt8]? {
    guard let end = text.firstIndex(where: { !$0.isBlank }), text[end].isLineBreak else {
      return nil
    }
    return [UInt8(ascii: " ")] + comment
  }

  /// Whether a comment may stand here without changing what the tokens mean, as far as tokens tell:
  /// Swift takes a comment for white space, which counts around operators and in attributes.
  var allowsComment: Bool {
    if isInLiteral || isOnDirectiveLine || left.hasText("@") || left.hasText("\\")
      || left.hasText("`")
    {
      return false
    }
    if left.bytes.first == UInt8(ascii: "#") { return false }
    guard text.isEmpty else { return true }
    if right.hasText("("), isAttributeOrMacroName { return false }
    if isOperator(left) {
      // Behind `*` or `/`, the comment's own slash would be read as part of the operator.
      let isGlued = [UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: ".")]
        .contains(left.bytes.last)
      return closes(right) && !isGlued
    }
    if isOperator(right) { return opens(left) }
    return true
  }

  /// Whether the gap lies between the parts of a literal, where nothing is a comment; inside an
  /// interpolation it does not.
  private var isInLiteral: Bool {
    let kinds: [Kind] = [
      .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral, .regexLiteral,
    ]
    guard let shared = left.ancestors.first(where: { $0.contains(right) }) else { return false }
    return kinds.contains(shared.kind)
  }

  /// Whether the line on which the left token ends is one of conditional compilation.
  private var isOnDirectiveLine: Bool {
    let source = left.tree.source
    let start = source.indentation(ofLineAt: max(left.end - 1, 0)).upperBound
    return ["#if", "#elseif", "#else", "#endif", "#sourceLocation"].contains { word in
      source[start...].starts(with: Array(word.utf8))
    }
  }

  /// Whether the left token ends a name behind `@` or `#`.
  private var isAttributeOrMacroName: Bool {
    var token: Node? = left
    while let name = token {
      guard let before = name.previousToken else { return false }
      if before.hasText("@") || before.hasText("#") { return true }
      guard before.hasText("."), before.end == name.start else { return false }
      token = before.previousToken
    }
    return false
  }

  private func isOperator(_ token: Node) -> Bool {
    let characters = Set("/=-+!*%<>&|^~?.".utf8)
    return token.bytes.allSatisfy { characters.contains($0) }
  }

  private func opens(_ token: Node) -> Bool {
    token.hasText("(") || token.hasText("[") || token.hasText("{")
  }

  private func closes(_ token: Node) -> Bool {
    token.hasText(")") || token.hasText("]") || token.hasText("}") || token.hasText(",")
  }

  /// Whether a comment that stands here stands in the other gap as well when the file has become
  /// what it should: the same white space and comments, indentation aside.
  func isLaidOut(like other: CommentGap) -> Bool {
    Self.withoutIndentation(text) == Self.withoutIndentation(other.text)
  }

  private static func withoutIndentation(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if byte.isBlank, let last = result.last, last.isLineBreak { continue }
      result.append(byte)
    }
    return result
  }
}
