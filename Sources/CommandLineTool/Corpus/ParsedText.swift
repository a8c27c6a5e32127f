import SyntaxTrees
import TextEditing

/// A text, and its tokens and comments.
struct ParsedText: Sendable {
  /// The text's tree.
  let tree: SyntaxTree
  /// The tokens in order.
  let tokens: [Node]
  /// The comments in order.
  let comments: [Node]
  /// The opening bracket of each closing one, by their numbers among the tokens.
  let openingBrackets: [Int: Int]
  /// How much of the text the parser could not read.
  let errorCount: Int

  init(_ bytes: [UInt8], parser: SyntaxParser) {
    tree = parser.parse(bytes)
    var tokens: [Node] = []
    var comments: [Node] = []
    for node in tree.root.descendants where node.isLeaf {
      if node.isComment { comments.append(node) } else if node.isToken { tokens.append(node) }
    }
    self.tokens = tokens
    self.comments = comments
    openingBrackets = Self.openingBrackets(of: tokens)
    errorCount = tree.errorCount
  }

  /// The text itself.
  var bytes: [UInt8] { tree.source }

  /// The texts of the comments without what only indents them.
  var commentTexts: [[UInt8]] { comments.map { Self.trimmed($0.bytes) } }

  /// Whether both texts have the same tokens, whatever stands between them.
  func hasSameTokens(as other: ParsedText) -> Bool {
    tokens.count == other.tokens.count
      && zip(tokens, other.tokens).allSatisfy { $0.bytes.elementsEqual($1.bytes) }
  }

  /// What stands between a token and the next.
  func gap(after index: Int) -> ArraySlice<UInt8> {
    bytes[tokens[index].end..<tokens[index + 1].start]
  }

  /// A comment without white space at the ends of its lines, and with LF between them.
  private static func trimmed(_ comment: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for line in comment.split(whereSeparator: { $0.isLineBreak }) {
      let line = Array(line)
      if !result.isEmpty { result.append(UInt8(ascii: "\n")) }
      result += line[line.trimmedRange(line.indices)]
    }
    return result
  }
}

extension ParsedText {
  /// The opening bracket of each closing one, by their numbers among the tokens; none if they do
  /// not fit.
  static func openingBrackets(of tokens: [Node]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var open: [(index: Int, closing: String)] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "(", "\\(": open.append((index, ")"))
      case "[": open.append((index, "]"))
      case "{": open.append((index, "}"))
      case ")", "]", "}":
        guard let last = open.popLast(), token.text == last.closing else { return [:] }
        result[index] = last.index
      default: break
      }
    }
    return result
  }
}
