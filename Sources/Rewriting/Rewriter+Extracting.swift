public import CodeFacts
public import SyntaxTrees
import TextEditing

/// Code that moves into a member of its own, and what stays in its place.
public struct ExtractedCode: Sendable {
  /// The statements that move; all comments of their block come along if they are all of its code.
  public var statements: [Node]
  /// What takes their place.
  public var call: String
  /// The new member, with ``contentMark`` where the statements come.
  public var member: String
  /// Where the new member goes.
  public var place: MemberPlace
  /// Names in the statements that become others.
  public var renamed: [(node: Node, name: String)]

  /// Stands for the statements in the text of the member.
  public static let contentMark = "\u{1A}"

  /// Creates the value.
  public init(
    statements: [Node], call: String, member: String, place: MemberPlace,
    renamed: [(node: Node, name: String)] = []
  ) {
    self.statements = statements
    self.call = call
    self.member = member
    self.place = place
    self.renamed = renamed
  }
}

extension Rewriter {
  /// The changes that move statements into a new member.
  ///
  /// The member is added at the end of the type; under an `#if`, behind the member that the code
  /// comes from. A blank line is put before it. The statements keep their layout relative to each
  /// other.
  ///
  /// - Parameter code: What moves, and where to.
  /// - Returns: The changes; nil if the end of the type does not begin its line, or the member has
  ///   no place for the statements.
  public func extract(_ code: ExtractedCode) -> [Change]? {
    guard let content = contentRange(of: code.statements), let place = place(of: code.place) else {
      return nil
    }
    let base = context.indentation(at: code.place.member.start)
    let text = Array(code.member.utf8)
    let layout = TemplateLayout(
      context: context, unit: max(1, IndentationUnit(dominantIn: text).bytes.count), base: base,
      baseWidth: 0)
    let parts = layout.lines(of: text).split(
      separator: Array(ExtractedCode.contentMark.utf8)[0], omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ending = context.ending.bytes
    let before = ending + ending + base + parts[0]
    let indentation = before.reversed().prefix { !$0.isLineBreak }.reversed()
    let shift = Shift(from: context.indentation(at: content.lowerBound), to: Array(indentation))
    return [
      Change(range: content, pieces: [.text(Array(code.call.utf8))]),
      Change(
        range: place..<place,
        pieces: [.text(before), .source(content, shift), .text(Array(parts[1]))]),
    ] + code.renamed.map { Change(range: $0.node.range, pieces: [.text(Array($0.name.utf8))]) }
  }

  /// Statements with the comments of their block, save one on the line in which the block opens.
  private func contentRange(of statements: [Node]) -> Range<Int>? {
    guard let first = statements.first, let last = statements.last else { return nil }
    let own = span(first.start, last.end)
    guard statements.count == 1, first.kind == .statements, let block = first.parent else {
      return own
    }
    let children = Array(block.children)
    let opening = children.last { !$0.isComment && $0.end <= own.lowerBound }?.end ?? 0
    let leading = children.first {
      $0.isComment && $0.start >= opening && context.beginsLine($0.start)
    }
    let trailing = children.last { $0.isComment && $0.start >= own.upperBound }
    let start = min(leading?.start ?? own.lowerBound, own.lowerBound)
    return span(start, trailing?.end ?? own.upperBound)
  }

  /// The end of the line behind which the new member comes.
  private func place(of place: MemberPlace) -> Int? {
    if place.isConditional {
      let (end, isLast) = endOfLine(behind: place.member.end)
      return isLast ? end : nil
    }
    let children = Array(place.body.children)
    guard let brace = children.last, brace.hasText("}"), context.beginsLine(brace.start),
      let last = children.dropLast().last
    else { return nil }
    let (end, isLast) = endOfLine(behind: last.end)
    return isLast ? end : nil
  }
}
