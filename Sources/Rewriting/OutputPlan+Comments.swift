import QueryLanguage
import TextEditing

extension OutputPlan {
  /// Lets comments in code that goes go along with the captured code beside them where that comes
  /// to stand on the other side of something that stays.
  mutating func adoptComments() {
    for index in pieces.indices {
      guard case .source(let range) = pieces[index].content, match.range.contains(range.lowerBound),
        comesElsewhere(index, range), isShownOnce(range)
      else { continue }
      let adopted = Set(pieces.flatMap { $0.followers + $0.leaders })
      let leaders = commentsInGoingCode(before: range, of: index).filter { !adopted.contains($0) }
      let followers = commentsInGoingCode(behind: range, of: index).filter { !adopted.contains($0) }
      pieces[index].leaders.insert(contentsOf: leaders, at: 0)
      pieces[index].followers += followers
    }
  }

  /// Whether captured code is written once: of several times none is the one that a comment is about.
  private func isShownOnce(_ range: Range<Int>) -> Bool {
    pieces.count { piece in
      switch piece.content {
      case .source(let other): other.overlaps(range)
      case .kept(let atom): source.atoms[atom].range.overlaps(range)
      case .token, .computed: false
      }
    } == 1
  }

  /// Whether a captured piece comes behind another one that stays than it stood behind.
  private func comesElsewhere(_ index: Int, _ range: Range<Int>) -> Bool {
    let kept = pieces.compactMap(\.keptAtom)
    let before = pieces[..<index].last { $0.keptAtom != nil }?.keptAtom
    return before != kept.last { source.atoms[$0].range.upperBound <= range.lowerBound }
  }

  /// What of the source stays or is shown, one captured piece aside, and whether it stays.
  private func shown(except index: Int) -> [(range: Range<Int>, stays: Bool)] {
    pieces.indices.filter { $0 != index }.compactMap { other in
      switch pieces[other].content {
      case .kept(let atom): (source.atoms[atom].range, true)
      case .source(let range): (range, false)
      case .token, .computed: nil
      }
    }
  }

  /// The comments before a captured piece that stand behind something that goes.
  ///
  /// Those that need lines go along only if the piece gets a line of its own.
  private func commentsInGoingCode(
    before range: Range<Int>, of index: Int
  ) -> [RewriteContext.Comment] {
    let end = shown(except: index).map(\.range.upperBound).filter { $0 <= range.lowerBound }.max()
    let start = end ?? match.range.lowerBound
    let hasLine = pieces[index].spacing.contains(where: \.isLineBreak)
    return context.comments(in: span(start, range.lowerBound)).filter { comment in
      hasLine || !comment.isLine && !comment.beginsLine
    }
    .filter { comment in
      !isCarried(comment) && holdsGoingCode(span(start, comment.range.lowerBound))
    }
  }

  /// The comments behind a captured piece, up to something that stays, before something that goes.
  private func commentsInGoingCode(
    behind range: Range<Int>, of index: Int
  ) -> [RewriteContext.Comment] {
    let next = shown(except: index).filter { $0.range.lowerBound >= range.upperBound }
      .min { $0.range.lowerBound < $1.range.lowerBound }
    guard next?.stays ?? true else { return [] }
    let end = next?.range.lowerBound ?? match.range.upperBound
    let hasLine = pieces[index].spacing.contains(where: \.isLineBreak)
    return context.comments(in: span(range.upperBound, end)).filter { comment in
      (hasLine || !comment.isLine && !comment.beginsLine) && !isCarried(comment)
        && holdsGoingCode(span(comment.range.upperBound, end))
    }
  }

  private func isCarried(_ comment: RewriteContext.Comment) -> Bool {
    carried.contains { $0.contains(comment.range.lowerBound) }
  }

  /// Whether tokens of the match lie in a range.
  private func holdsGoingCode(_ range: Range<Int>) -> Bool {
    source.atoms.contains { !$0.range.isEmpty && $0.range.overlaps(range) }
  }

  /// Takes comments out of white space that stays where others come before it: behind a line comment
  /// they would be part of it.
  mutating func separateComments() {
    for index in gaps.indices {
      guard case .source(let range) = gaps[index].space, let first = gaps[index].comments.first
      else { continue }
      let own = context.comments(in: range)
      guard !own.isEmpty, (gaps[index].comments + own).contains(where: \.isLine) else { continue }
      let before = own.filter { $0.range.lowerBound < first.range.lowerBound }
      let behind = own.filter { $0.range.lowerBound > first.range.lowerBound }
      gaps[index].comments = before + gaps[index].comments + behind
      gaps[index].space = .source(context.blanks(at: range))
    }
  }

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

  private func closesBlock(_ atom: Int) -> Bool {
    context.source[source.atoms[atom].range].elementsEqual("}".utf8)
  }
}
