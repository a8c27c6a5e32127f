import QueryLanguage
import TextEditing

/// Where comments go that stand in what changes.
extension OutputPlan {
  /// The comments of a region that do not come along with captured code.
  func looseComments(in region: Region) -> [RewriteContext.Comment] {
    let travelling =
      carried
      + pieces.compactMap { piece -> Range<Int>? in
        if case .source(let range) = piece.content { range } else { nil }
      }
    let followers = Set(pieces.flatMap { $0.followers + $0.leaders })
    return context.comments(in: region.range).filter { comment in
      !followers.contains(comment)
        && !travelling.contains { $0.contains(comment.range.lowerBound) }
    }
  }

  /// Puts comments of deleted code where they are nearest to what surrounded them.
  mutating func place(
    _ comments: [RewriteContext.Comment], in region: Region, leading: Range<Int>,
    trailing: Range<Int>
  ) {
    let hasBehind = region.behind < pieces.count
    let behindCloses = hasBehind && Self.closers.contains(pieces[region.behind].token ?? "")
    for comment in comments {
      let isEarly = leading.contains(comment.range.lowerBound) && region.before != nil
      // Between code and its closing bracket a comment is about the code.
      let isAboutCode =
        isEarly && region.atoms.isEmpty && behindCloses && !comment.isLine && !comment.beginsLine
      let isLate = trailing.contains(comment.range.lowerBound) && !isAboutCode
      let atEnd = hasBehind ? isLate || !behindCloses && !isEarly : !isEarly
      gaps[atEnd ? region.behind : region.firstGap].comments.append(comment)
    }
  }

  /// The comments before an atom that are about it: not those that end the line before.
  func leadingComments(of index: Int) -> [RewriteContext.Comment] {
    let start = index > 0 ? source.atoms[index - 1].range.upperBound : match.range.lowerBound
    let end = source.atoms[index].range.lowerBound
    return context.comments(in: span(start, end)).filter { comment in
      context.spansLines(span(start, comment.range.lowerBound))
        || !context.spansLines(span(comment.range.upperBound, end))
    }
  }

  /// The comments behind an atom on its line, also behind a comma that ends the line.
  func trailingComments(of index: Int) -> [RewriteContext.Comment] {
    let end = source.atoms[index].range.upperBound
    var limit = match.range.upperBound
    if index + 1 < source.atoms.count {
      let next = source.atoms[index + 1].range
      let isComma = context.source[next].elementsEqual(",".utf8)
      let behind = index + 2 < source.atoms.count ? source.atoms[index + 2].range.lowerBound : limit
      limit =
        isComma && context.spansLines(span(next.upperBound, behind)) ? behind : next.lowerBound
    }
    // What stands between the code and the brace that closes its block is about the code.
    let closes = index + 1 < source.atoms.count && closesBlock(index + 1)
    return context.comments(in: span(end, limit)).filter {
      closes || !context.spansLines(span(end, $0.range.lowerBound))
    }
  }

  /// Whether an atom is a closing brace.
  func closesBlock(_ atom: Int) -> Bool {
    context.source[source.atoms[atom].range].elementsEqual("}".utf8)
  }

  /// The comments that end the line of code which stays, where the template goes on in a new line
  /// with nothing going.
  func commentsOfLineEnd(in region: Region) -> [RewriteContext.Comment]? {
    guard let before = region.before, let atom = pieces[before].keptAtom,
      region.atoms.isEmpty || region.atoms.first.map(isComma) ?? false,
      !Self.openers.contains(pieces[before].token ?? ""),
      pieces[region.firstGap].spacing.contains(where: \.isLineBreak)
    else { return nil }
    let end = source.atoms[atom].range.upperBound
    return trailingComments(of: atom)
      .filter { !context.spansLines(span(end, $0.range.lowerBound)) }
  }

  private func isComma(_ atom: Int) -> Bool {
    context.source[source.atoms[atom].range].elementsEqual(",".utf8)
  }

  /// White space that is kept, without its comments if some of them go elsewhere.
  func withoutTravellers(_ range: Range<Int>) -> Range<Int> {
    let followers = Set(pieces.flatMap { $0.followers + $0.leaders })
    return context.comments(in: range).contains(where: followers.contains)
      ? context.blanks(at: range) : range
  }
}

extension Template {
  /// Whether the template has a comment there.
  func hasComment(in space: OutputGap.Space) -> Bool {
    guard case .template(let text) = space else { return false }
    return text.contains(UInt8(ascii: "/"))
  }
}

extension RewriteContext {
  /// A range without the comments at its front: the white space that ends it.
  func blanks(at range: Range<Int>) -> Range<Int> {
    let last = comments(in: range).last.map { $0.range.upperBound }
    return span(last ?? range.lowerBound, range.upperBound)
  }
}
