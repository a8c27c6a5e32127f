import SyntaxTrees
import TextEditing

extension Node {
  /// The text of an identifier without the backticks that let it be a keyword.
  var identifierText: String {
    let text = text
    guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The 1-based line that the node begins in, as people know it.
  var line: Int { tree.toldLine(at: start) }

  /// The tokens of the node joined, with a space only where two words would run together.
  var compactText: String { CompactText.join(tokens.map(\.text)) }

  /// The node's text without its comments; what the comment stood in keeps at most one space.
  var textWithoutComments: String {
    guard descendants.contains(where: \.isComment) else { return text }
    var result = ""
    var end = start
    for token in tokens {
      let gap = tree.source[end..<max(end, token.start)]
      if gap.contains(UInt8(ascii: "/")) {
        // A comment takes the white space beside it along.
        let isApart = [gap.first, gap.last].contains { $0.map { $0 <= UInt8(ascii: " ") } ?? false }
        let isInside = result.last.map { "<([.".contains($0) } ?? true
        let isBeforeMark = token.bytes.first.map { Array(">)].,:?!".utf8).contains($0) } ?? false
        if isApart, !isInside, !isBeforeMark { result += " " }
      } else {
        result += tree.text(in: gap.indices)
      }
      result += token.text
      end = token.end
    }
    return result
  }

  /// The first node directly below that is the given token.
  func token(_ text: StaticString) -> Node? { children.first { $0.hasText(text) && $0.isLeaf } }

  /// The node with redundant parentheses, and the parser's wrapping of targets, taken off.
  var unwrapped: Node {
    var node = self
    while true {
      let inner = node.codeChildren
      if node.kind == .directlyAssignableExpression, inner.count == 1 {
        node = inner[0]
      } else if node.kind == .tupleExpression, inner.count == 3, inner[1].field == .value {
        node = inner[1]
      } else {
        return node
      }
    }
  }
}

/// Code as text that layout does not change.
enum CompactText {
  /// Joins tokens, with a space only where two words would run together.
  static func join(_ tokens: [String]) -> String {
    var result = ""
    for token in tokens {
      if let last = result.last, let first = token.first, isWord(last), isWord(first) {
        result += " "
      }
      result += token
    }
    return result
  }

  /// Removes white space from code that is given as text, save between two words.
  static func of(_ code: String) -> String {
    join(code.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
