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
  /// between them there; elsewhere it must only be there.
  func comments(parser: SyntaxParser) -> [CaseVariant] {
    let alignment = TokenAlignment(before, after)
    let places = CommentPlaces(
      before: before, after: after, alignment: alignment,
      findings: (test.findings ?? []).map { before.tree.lines.offset(of: $0.position) })
    return places.gaps.flatMap { index in
      guard let gap = CommentGap(in: before, after: index), gap.allowsComment else {
        return [CaseVariant]()
      }
      let counterpart = self.counterpart(ofGapAfter: index, gap: gap, alignment: alignment)
      let place = before.tree.lines.position(at: gap.right.start)
      let position = "before token \(index + 2) at \(place.line):\(place.column)"
      var result: [CaseVariant?] = [
        comment(
          "comment \(position)", Self.block, insertion: gap.insertion(ofBlock: Self.block),
          at: gap.left.end, after: counterpart?.left.end, parser: parser)
      ]
      if let insertion = gap.insertion(ofLine: Self.line) {
        result.append(
          comment(
            "line comment \(position)", Self.line, insertion: insertion, at: gap.left.end,
            after: counterpart?.left.end, parser: parser))
      }
      return result.compactMap { $0 }
    }
  }

  /// The gap between the same two tokens in the result, if they are neighbours there and lie in the
  /// same way.
  private func counterpart(
    ofGapAfter index: Int, gap: CommentGap, alignment: TokenAlignment
  ) -> CommentGap? {
    guard let left = alignment.partners[index], alignment.partners[index + 1] == left + 1,
      let other = CommentGap(in: after, after: left), gap.isLaidOut(like: other)
    else { return nil }
    return other
  }

  /// The variant with a comment at an offset; nil if the parser sees more than a comment in it.
  private func comment(
    _ name: String, _ comment: [UInt8], insertion: [UInt8], at offset: Int, after: Int?,
    parser: SyntaxParser
  ) -> CaseVariant? {
    let text = TransformedText(before.bytes, edits: [.insertion(of: insertion, at: offset)])
    let parsed = ParsedText(text.bytes, parser: parser)
    guard parsed.errorCount == before.errorCount, parsed.hasSameTokens(as: before),
      parsed.comments.count == before.comments.count + 1
    else { return nil }
    let expectation: CaseVariant.Expectation
    if let after {
      let result = TransformedText(
        self.after.bytes, edits: [.insertion(of: insertion, at: after)])
      expectation = .bytes(result.bytes)
    } else {
      expectation = .code(self.after, comment: comment)
    }
    return CaseVariant(
      name: name, before: text.bytes, expectation: expectation,
      findings: test.findings.map { text.moved($0) }, comment: comment)
  }
}
