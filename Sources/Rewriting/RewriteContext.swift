public import SyntaxTrees
public import TextEditing

/// What rewriting needs to know of a file: its tree, and how its text is laid out.
///
/// Made once for a file and used for all its matches.
public struct RewriteContext: Sendable {
  /// The file's tree.
  public let tree: SyntaxTree
  /// What the file indents by.
  public let unit: IndentationUnit
  /// How the file's lines end.
  public let ending: LineEnding
  /// The comments of the file, by place.
  let comments: [Comment]
  /// The string literals and block comments that reach over a line's end, by place; none holds
  /// another.
  let blocks: [Range<Int>]

  /// A comment of the file.
  struct Comment: Hashable, Sendable {
    var range: Range<Int>
    /// Whether the comment reaches to the end of its line, so that code cannot follow it there.
    var isLine: Bool
    /// Whether nothing but white space stands before it on its line.
    var beginsLine: Bool
  }

  /// Looks over a file.
  public init(tree: SyntaxTree) {
    self.tree = tree
    let source = tree.source
    unit = IndentationUnit(dominantIn: source)
    ending = LineEnding(dominantIn: source)
    var comments: [Comment] = []
    var blocks: [Range<Int>] = []
    var blockEnd = 0
    for node in tree.root.descendants {
      if node.isComment {
        let isLine = source[node.range].starts(with: Array("//".utf8))
        comments.append(
          Comment(
            range: node.range, isLine: isLine,
            beginsLine: source.indentation(ofLineAt: node.start).upperBound == node.start))
      }
      if node.start >= blockEnd, node.isComment || Self.literals.contains(node.kind),
        node.bytes.contains(where: \.isLineBreak)
      {
        blocks.append(node.range)
        blockEnd = node.end
      }
    }
    self.comments = comments
    self.blocks = blocks
  }

  /// The file's text.
  public var source: [UInt8] { tree.source }

  /// The white space that begins the line of the byte at `offset`.
  func indentation(at offset: Int) -> [UInt8] {
    Array(source[source.indentation(ofLineAt: offset)])
  }

  /// The comments that lie in a byte range.
  func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    let first = comments.partition(where: { $0.range.lowerBound >= range.lowerBound })
    let last = comments.partition(where: { $0.range.lowerBound >= range.upperBound })
    return first < last ? comments[first..<last] : []
  }

  /// The start of the literal or block comment in which the line that begins at `offset` begins.
  func block(holdingLineAt offset: Int) -> Int? {
    let index = blocks.partition(where: { $0.lowerBound >= offset })
    guard index > 0, offset < blocks[index - 1].upperBound else { return nil }
    return blocks[index - 1].lowerBound
  }

  /// Whether a range of the text holds the end of a line.
  func spansLines(_ range: Range<Int>) -> Bool { source[range].contains(where: \.isLineBreak) }

  private static let literals: Set<Kind> = [
    .multiLineStringLiteral, .rawStringLiteral, .regexLiteral,
  ]
}

extension RandomAccessCollection {
  /// The index of the first element that fulfils a condition that all later ones fulfil as well.
  func partition(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var size = count
    while size > 0 {
      let middle = index(low, offsetBy: size / 2)
      if condition(self[middle]) {
        size /= 2
      } else {
        low = index(after: middle)
        size -= size / 2 + 1
      }
    }
    return low
  }
}
