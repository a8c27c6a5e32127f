public import SyntaxTrees
public import TextEditing

/// What must hold for a file that was changed, before anybody sees the result.
public struct SelfCheck: Sendable {
  /// Something that does not hold.
  public enum Failure: Error, Sendable, Hashable {
    /// The new text has more that cannot be read than the old one; the place is that of the first
    /// error in the new text.
    case unreadable(at: LinePosition)
    /// A comment is gone or has another text; the place is that in the old text.
    case lostComment(String, at: LinePosition)
    /// A line of conditional compilation is gone, though code that hangs on it is not, or has lost
    /// those that belong to it; the place is that in the old text.
    case lostDirective(String, at: LinePosition)
    /// Bytes that no edit is about differ; the place is that in the old text.
    case strayBytes(at: LinePosition)

    /// What to tell people.
    public var message: String {
      switch self {
      case .unreadable: "the result could not be read"
      case .lostComment(let text, let place):
        "the comment `\(text)` in line \(place.line) would be lost"
      case .lostDirective(let text, let place):
        "the `\(text)` in line \(place.line) would be lost"
      case .strayBytes(let place): "line \(place.line) would change without a reason"
      }
    }
  }

  /// The file before.
  let old: SyntaxTree
  /// The texts of comments that may be lost.
  private let removedComments: [String]

  /// Prepares the check of a file.
  ///
  /// - Parameters:
  ///   - old: The file's tree before the change.
  ///   - removedComments: The comments that a codemod says it removes, one for each.
  public init(_ old: SyntaxTree, removing removedComments: [String] = []) {
    self.old = old
    self.removedComments = removedComments
  }

  /// Looks for everything that does not hold for a new text.
  ///
  /// - Parameters:
  ///   - new: The new text as UTF-8.
  ///   - edits: The edits that are said to make it, sorted, none in another.
  ///   - parser: Parses the new text.
  /// - Returns: What does not hold; empty if all is well.
  public func failures(
    _ new: [UInt8], edits: [Edit], parser: SyntaxParser
  ) -> [Failure] {
    failures(parser.parse(new), edits: edits)
  }

  /// Looks for everything that does not hold for a new text that has been parsed.
  ///
  /// - Parameters:
  ///   - tree: The tree of the new text.
  ///   - edits: The edits that are said to make it, sorted, none in another.
  ///   - shown: The stretches of the old text that the new one still has, in any order; nil if all but
  ///     what the edits replace.
  /// - Returns: What does not hold; empty if all is well.
  public func failures(
    _ tree: SyntaxTree, edits: [Edit], shown: (() -> [Range<Int>])? = nil
  ) -> [Failure] {
    var failures: [Failure] = []
    if tree.errorCount > old.errorCount {
      let offset = tree.errors.first?.start ?? 0
      failures.append(.unreadable(at: tree.lines.position(at: offset)))
    }
    failures += lostComments(tree)
    failures += lostDirectives(tree) { shown?() ?? edits.rangesBetween(upTo: old.source.count) }
    if let offset = strayByte(tree.source, edits) {
      failures.append(.strayBytes(at: toldPosition(of: offset)))
    }
    return failures
  }

  /// A place of the old text, in the line by which people know it.
  func toldPosition(of offset: Int) -> LinePosition {
    let column = old.lines.position(at: offset).column
    return LinePosition(line: old.toldLine(at: offset), column: column)
  }

  private func lostComments(_ tree: SyntaxTree) -> [Failure] {
    var found: [[UInt8]: Int] = [:]
    for comment in tree.comments { found[Self.normalized(comment.bytes), default: 0] += 1 }
    for text in removedComments { found[Self.normalized(Array(text.utf8)[...]), default: 0] += 1 }
    var failures: [Failure] = []
    for comment in old.comments {
      let text = Self.normalized(comment.bytes)
      if let count = found[text], count > 0 {
        found[text] = count - 1
      } else {
        failures.append(
          .lostComment(comment.text, at: toldPosition(of: comment.start)))
      }
    }
    return failures
  }

  /// The text without the white space at the ends of its lines, which may move.
  private static func normalized(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = Array(text)
    var result: [UInt8] = []
    for start in LineTable(bytes).starts {
      result += bytes[bytes.trimmedRange(bytes.lineRange(at: start))] + [UInt8(ascii: "\n")]
    }
    return result
  }

  /// The old offset of the first byte that differs outside of the edits; nil if there is none.
  private func strayByte(_ new: [UInt8], _ edits: [Edit]) -> Int? {
    var (oldOffset, newOffset) = (0, 0)
    for edit in edits {
      guard edit.range.lowerBound >= oldOffset, edit.range.upperBound <= old.source.count else {
        return oldOffset
      }
      while oldOffset < edit.range.lowerBound {
        guard newOffset < new.count, new[newOffset] == old.source[oldOffset] else {
          return oldOffset
        }
        (oldOffset, newOffset) = (oldOffset + 1, newOffset + 1)
      }
      let end = newOffset + edit.replacement.count
      guard end <= new.count, new[newOffset..<end].elementsEqual(edit.replacement) else {
        return oldOffset
      }
      (oldOffset, newOffset) = (edit.range.upperBound, end)
    }
    let rest = (old: old.source.dropFirst(oldOffset), new: new.dropFirst(newOffset))
    let same = zip(rest.old, rest.new).prefix { $0 == $1 }.count
    return same == rest.old.count && same == rest.new.count ? nil : oldOffset + same
  }
}
