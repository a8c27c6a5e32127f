import CodemodFiles
import SyntaxTrees
import TextEditing

// Variants that have one comment more.

extension VariantSource {
  static let block = Array("/* n1 */".utf8)
  static let line = Array("// n2".utf8)

  /// One variant for each place where a comment is put, block comments anywhere, line comments at
  /// the ends of lines.
  ///
  /// Where the tokens on both sides are neighbours in the result as well, the comment must stand
  /// between them there; elsewhere it must stand beside the nearest token that is left.
  func comments(parser: SyntaxParser) -> [FileVariant] {
    let alignment = TokenAlignment(before, after)
    let places = CommentPlaces(
      before: before, after: after, alignment: alignment,
      findings: (findings ?? []).map { before.tree.lines.offset(of: $0.position) })
    return places.gaps.flatMap { index in
      guard let gap = CommentGap(in: before, after: index), gap.allowsComment else {
        return [FileVariant]()
      }
      let target = CommentTarget(
        gap: gap,
        counterpart: counterpart(ofGapAfter: index, gap: gap, alignment: alignment),
        place: CommentPlace(after: index, in: before, result: after, alignment: alignment),
        isRepeated: alignment.isRepeated(gapAfter: index))
      let place = before.tree.lines.position(at: gap.right.start)
      let position = "before token \(index + 2) at \(place.line):\(place.column)"
      var result = [
        comment(
          "comment \(position)", Self.block, insertion: gap.insertion(ofBlock: Self.block),
          target: target, parser: parser)
      ]
      if let insertion = gap.insertion(ofLine: Self.line) {
        result.append(
          comment(
            "line comment \(position)", Self.line, insertion: insertion, target: target,
            parser: parser))
      }
      return result.compactMap { $0 }
    }
  }

  /// Where a comment is put, and where it is expected.
  private struct CommentTarget {
    /// The gap that gets the comment.
    let gap: CommentGap
    /// The same gap in the result, if there is one.
    let counterpart: CommentGap?
    /// Where the comment may stand otherwise.
    let place: CommentPlace
    /// Whether the counterpart may be in another copy of the code.
    let isRepeated: Bool
  }

  /// The gap between the same two tokens in the result, if they are neighbours there and lie in the
  /// same way.
  private func counterpart(
    ofGapAfter index: Int, gap: CommentGap, alignment: TokenAlignment
  ) -> CommentGap? {
    guard let left = alignment.partners[index], !alignment.isDoubtful(gapAfter: index),
      alignment.partners[index + 1] == left + 1, let other = CommentGap(in: after, after: left),
      gap.isLaidOut(like: other)
    else { return nil }
    return other
  }

  /// The variant with a comment in a gap; nil if the parser sees more than a comment in it.
  private func comment(
    _ name: String, _ comment: [UInt8], insertion: [UInt8], target: CommentTarget,
    parser: SyntaxParser
  ) -> FileVariant? {
    let text = TransformedText(
      before.bytes, edits: [.insertion(of: insertion, at: target.gap.left.end)])
    let parsed = ParsedText(text.bytes, parser: parser)
    guard parsed.errorCount == before.errorCount, parsed.hasSameTokens(as: before),
      parsed.comments.count == before.comments.count + 1
    else { return nil }
    let nearby = FileVariant.Expectation.code(after, comment: comment, place: target.place)
    let expectation: FileVariant.Expectation
    if let counterpart = target.counterpart {
      let edit = Edit.insertion(of: insertion, at: counterpart.left.end)
      expectation = .bytes(TransformedText(after.bytes, edits: [edit]).bytes)
    } else {
      expectation = nearby
    }
    return FileVariant(
      name: name, text: text, expectation: expectation,
      alternative: target.isRepeated ? nearby : nil,
      findings: findings.map { text.moved($0) }, comment: comment)
  }
}
