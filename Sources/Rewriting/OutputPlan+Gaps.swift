import QueryLanguage
import SyntaxTrees
import TextEditing

extension OutputPlan {
  /// A stretch between two pieces that stay, or before the first or behind the last.
  struct Region {
    /// The piece that stays before; nil at the beginning of the match.
    var before: Int?
    /// The piece that stays behind; the number of pieces at the end of the match.
    var behind: Int
    /// The bytes of the source between them.
    var range: Range<Int>
    /// The atoms of the source between them.
    var atoms: Range<Int>

    var firstGap: Int { before.map { $0 + 1 } ?? 0 }
    /// Whether no new piece comes between.
    var isEmpty: Bool { firstGap == behind }
  }

  /// Decides what stands between the pieces.
  mutating func findGaps() {
    adoptComments()
    gaps = pieces.map { OutputGap(space: .template($0.spacing)) }
    gaps.append(OutputGap(space: .template(template.trailer)))
    if !gaps.isEmpty, pieces.first?.keptAtom == 0 { gaps[0].isUnchanged = true }
    var before: Int?
    for behind in 0...pieces.count where behind == pieces.count || pieces[behind].keptAtom != nil {
      let region = region(before, behind)
      if !isUnchanged(region) { findGaps(in: region) }
      before = behind
    }
    for index in pieces.indices {
      gaps[index + 1].comments.insert(contentsOf: pieces[index].followers, at: 0)
      gaps[index].comments += pieces[index].leaders
    }
    separateComments()
  }

  private func region(_ before: Int?, _ behind: Int) -> Region {
    let first = before.flatMap { pieces[$0].keptAtom }
    let last = behind < pieces.count ? pieces[behind].keptAtom : nil
    let start = first.map { source.atoms[$0].range.upperBound } ?? match.range.lowerBound
    let end = last.map { source.atoms[$0].range.lowerBound } ?? match.range.upperBound
    let atoms = first.map { $0 + 1 } ?? 0
    return Region(
      before: before, behind: behind, range: span(start, end),
      atoms: span(atoms, last ?? source.atoms.count))
  }

  /// Leaves a region as it is if nothing goes and nothing comes in it.
  private mutating func isUnchanged(_ region: Region) -> Bool {
    let onlyForms = region.atoms.allSatisfy { source.atoms[$0].item == nil }
    guard region.isEmpty, onlyForms, !template.hasComment(in: gaps[region.behind].space) else {
      return false
    }
    if let before = region.before, region.behind < pieces.count, !region.atoms.isEmpty {
      // What hangs on the neighbours stays only while the template has them as neighbours, too.
      guard areNeighbours(before, region.behind) else { return false }
    }
    gaps[region.behind].space = .source(region.range)
    gaps[region.behind].isUnchanged = true
    return true
  }

  /// Whether nothing of the pattern lies between two pieces that stay.
  private func areNeighbours(_ before: Int, _ behind: Int) -> Bool {
    guard let a = pieces[before].keptAtom, let b = pieces[behind].keptAtom else { return false }
    return source.atoms[span(a + 1, b)].allSatisfy { $0.item == nil }
  }

  private mutating func findGaps(in region: Region) {
    var loose = looseComments(in: region)
    let first = region.atoms.first.map { source.atoms[$0].range.lowerBound }
    let last = region.atoms.last.map { source.atoms[$0].range.upperBound }
    let leading = withoutCarried(
      span(region.range.lowerBound, first ?? region.range.upperBound))
    var trailing = withoutCarried(span(last ?? region.range.lowerBound, region.range.upperBound))
    if region.isEmpty {
      if losesHead(region), context.spansLines(trailing) {
        // What stood behind the head now stands behind the brace.
        gaps[region.behind].space = .source(trailing)
        loose.removeAll { trailing.contains($0.range.lowerBound) }
      } else {
        gaps[region.behind].space = spaceOfDeletion(region, leading, trailing)
      }
      gaps[region.behind].comments = loose
      return
    }
    if region.before == nil { gaps[region.firstGap].space = .template(headComment()) }
    if region.behind == pieces.count { gaps[region.behind].space = .template(template.trailer) }
    if let separator = semicolon(in: region) {
      gaps[region.firstGap].space = .source(separator)
      loose.removeAll { separator.contains($0.range.lowerBound) }
      place(loose, in: region, leading: leading, trailing: trailing)
      return
    }
    if let own = commentsOfLineEnd(in: region), let end = own.last?.range.upperBound {
      gaps[region.firstGap].comments += own
      loose.removeAll(where: own.contains)
      trailing = span(max(end, trailing.lowerBound), trailing.upperBound)
    }
    let usesLeading =
      region.before != nil && !breaksLater(region) && !isClosureLabel(region.firstGap)
      && !getsHead(region) && !laysOutLines(region.firstGap) && !standsBeforeCloser(region)
      && keepsBreak(leading, before: region.firstGap, region)
    if usesLeading {
      let space = withoutTravellers(leading)
      gaps[region.firstGap].space = .source(space)
      loose.removeAll { space.contains($0.range.lowerBound) }
    }
    let usesTrailing =
      region.behind < pieces.count && !(usesLeading && leading == trailing)
      && !laysOutLines(region.behind)
      && keepsBreak(trailing, before: region.behind, region)
    if usesTrailing {
      var space = withoutTravellers(trailing)
      if pieces[region.behind - 1].token == "{" { space = withoutEmptyLines(space) }
      gaps[region.behind].space = .source(space)
      loose.removeAll { space.contains($0.range.lowerBound) }
    }
    place(loose, in: region, leading: leading, trailing: trailing)
  }

  /// White space and comments without those that go elsewhere with the code beside them.
  private func withoutCarried(_ range: Range<Int>) -> Range<Int> {
    let start = carried.first { $0.lowerBound <= range.lowerBound && range.contains($0.upperBound) }
    let end = carried.first { range.contains($0.lowerBound) }
    return span(
      start?.upperBound ?? range.lowerBound, end.map(\.lowerBound) ?? range.upperBound)
  }

  /// Whether the template goes on in the line of an opening brace, with what heads a closure, and
  /// breaks the line behind that.
  private func breaksLater(_ region: Region) -> Bool {
    guard let before = region.before, pieces[before].token == "{" else { return false }
    let end = min(region.behind + 1, pieces.count)
    let spacings = pieces[span(region.firstGap, end)].map(\.spacing)
    return spacings.first.map { !$0.contains(where: \.isLineBreak) } ?? false
      && spacings.dropFirst().contains { $0.contains(where: \.isLineBreak) }
  }

  /// Whether the template breaks the line before a piece, and has it in new brackets with lines of
  /// their own in others such: the piece comes to stand as deep as they say, not as deep as it was.
  private func laysOutLines(_ gap: Int) -> Bool {
    guard gap < pieces.count, pieces[gap].spacing.contains(where: \.isLineBreak) else {
      return false
    }
    var depth = 0
    var inner = gap
    while let opener = opener(around: inner) {
      let breaks = pieces[opener + 1].spacing.contains(where: \.isLineBreak)
      if pieces[opener].keptAtom == nil, breaks { depth += 1 }
      inner = opener
    }
    return depth > 1
  }

  /// Whether a piece is the first of an argument or element, so that it may stand on its own line.
  private func beginsArgument(_ index: Int) -> Bool {
    index > 0 && ["(", "[", ","].contains(pieces[index - 1].token ?? "")
  }

  /// Whether the white space before a closing brace that goes would come before other code.
  private func standsBeforeCloser(_ region: Region) -> Bool {
    guard let first = region.atoms.first, region.firstGap < pieces.count else { return false }
    return pieces[region.firstGap].spacing.contains(where: \.isLineBreak)
      && !isCloser(region.firstGap) && closes(first)
  }

  /// Whether an atom is a closing brace.
  private func closes(_ atom: Int) -> Bool {
    context.source[source.atoms[atom].range].elementsEqual("}".utf8)
  }

  /// The comments that end the line of code which stays, where the template goes on in a new line
  /// with nothing going.
  private func commentsOfLineEnd(in region: Region) -> [RewriteContext.Comment]? {
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

  /// White space and comments without the empty lines at their front.
  private func withoutEmptyLines(_ range: Range<Int>) -> Range<Int> {
    let blanks = context.source[range].prefix { $0.isBlank || $0.isLineBreak }
    guard let last = blanks.lastIndex(where: \.isLineBreak) else { return range }
    let isPair =
      context.source[last] == UInt8(ascii: "\n") && last > range.lowerBound
      && context.source[last - 1] == UInt8(ascii: "\r")
    return span(isPair ? last - 1 : last, range.upperBound)
  }

  /// White space that is kept, without its comments if some of them go elsewhere.
  private func withoutTravellers(_ range: Range<Int>) -> Range<Int> {
    let followers = Set(pieces.flatMap { $0.followers + $0.leaders })
    let shown = pieces.compactMap { piece -> Range<Int>? in
      if case .source(let range) = piece.content { range } else { nil }
    }
    let travels = context.comments(in: range).contains { comment in
      followers.contains(comment) || shown.contains { $0.contains(comment.range.lowerBound) }
    }
    return travels ? context.blanks(at: range) : range
  }

  /// A semicolon with what surrounds it, where the template has a new statement behind it.
  private func semicolon(in region: Region) -> Range<Int>? {
    guard let before = region.before, let first = region.atoms.first,
      first + 1 < source.atoms.count, source.atoms[first].item == nil,
      context.source[source.atoms[first].range].elementsEqual(";".utf8),
      pieces[region.firstGap].spacing.contains(where: \.isLineBreak),
      let atom = pieces[before].keptAtom
    else { return nil }
    return span(source.atoms[atom].range.upperBound, source.atoms[first + 1].range.lowerBound)
  }

  /// Whether the white space of the source, beside something that stays, is kept: if it holds a
  /// line break, and the template does not want one with more to it.
  private func keepsBreak(_ range: Range<Int>, before gap: Int, _ region: Region) -> Bool {
    guard context.spansLines(range), !template.hasComment(in: gaps[gap].space) else { return false }
    guard !labelsNewClosure(gap) else { return false }
    let opensCall = gap < pieces.count && ["(", "["].contains(pieces[gap].token ?? "")
    guard !opensCall || pieces[gap].keptAtom != nil else { return false }
    guard !opensBlockInLine(gap), !leavesChain(gap, region) else { return false }
    guard region.atoms.isEmpty else { return true }
    // Something comes between two neighbours: the line break stays where the template has one, or
    // on the side of the bracket.
    let breaks = [region.firstGap, region.behind].filter { gap in
      gap < pieces.count && pieces[gap].spacing.contains(where: \.isLineBreak)
    }
    // In a block that is new it is indented otherwise than where it stood.
    if gap == region.behind, gap > 0, pieces[gap - 1].token == "{" { return false }
    if breaks.count == 1 { return breaks == [gap] }
    if gap == region.behind { return true }
    let closes =
      region.behind < pieces.count && Self.closers.contains(pieces[region.behind].token ?? "")
    let opens = region.before.map { Self.openers.contains(pieces[$0].token ?? "") } ?? false
    return opens && !closes
  }

  /// Whether a piece is a new brace that the template has in the line of what is before.
  private func opensBlockInLine(_ gap: Int) -> Bool {
    gap < pieces.count && pieces[gap].token == "{" && pieces[gap].keptAtom == nil
      && !pieces[gap].spacing.contains(where: \.isLineBreak)
  }

  /// Whether a link of a chain goes and something else than a link comes: its line break is no
  /// model for what comes.
  private func leavesChain(_ gap: Int, _ region: Region) -> Bool {
    guard gap == region.firstGap, gap < pieces.count, let first = region.atoms.first,
      context.source[source.atoms[first].range].elementsEqual(".".utf8)
    else { return false }
    return pieces[gap].token != "."
  }

  /// Whether a piece that was an argument's label becomes the label of a closure behind a new one.
  private func labelsNewClosure(_ gap: Int) -> Bool {
    guard gap > 0, gap + 2 < pieces.count else { return false }
    return pieces[gap - 1].token == "}" && pieces[gap - 1].keptAtom == nil
      && pieces[gap + 1].token == ":" && pieces[gap + 2].token == "{"
  }

  static let openers: Set<String> = ["(", "[", "{"]
  static let closers: Set<String> = [")", "]", "}"]

  /// Whether a piece is a closing bracket, or ends the arguments of a type.
  func isCloser(_ index: Int) -> Bool {
    guard index < pieces.count, let token = pieces[index].token else { return false }
    return Self.closers.contains(token) || token == ">" && partner(ofCloser: index) != nil
  }

  /// A comment of the template before its first item.
  private func headComment() -> [UInt8] { template.spacings.first ?? [] }

  /// The white space where something goes and nothing comes.
  private func spaceOfDeletion(
    _ region: Region, _ leading: Range<Int>, _ trailing: Range<Int>
  ) -> OutputGap.Space {
    guard let before = region.before, region.behind < pieces.count else { return .template([]) }
    let spacing = pieces[region.behind].spacing
    let code = leading.upperBound == region.range.upperBound ? leading : trailing
    let blank = { (range: Range<Int>) in self.context.blanks(at: range) }
    if pieces[region.behind].token == "{", !spacing.contains(where: \.isLineBreak),
      !context.spansLines(trailing), !beginsArgument(region.behind)
    {
      return .template(spacing)
    }
    if headsClosure(region), !spacing.contains(where: \.isLineBreak) { return .template(spacing) }
    if context.spansLines(leading) {
      return .source(context.spansLines(code) ? blank(code) : blank(leading))
    }
    let closes = isCloser(region.behind) && opensLine(before: region.behind)
    if context.spansLines(trailing) {
      let hasBreak = spacing.contains(where: \.isLineBreak)
      let opened = region.atoms.last.map { opens($0) } ?? false
      if closes || hasBreak || opened { return .source(blank(trailing)) }
    }
    if closes, let between = lastBreak(in: region) { return .source(blank(between)) }
    if pieces[before].item == nil || pieces[region.behind].item == nil {
      return .source(leading.isEmpty ? blank(trailing) : blank(leading))
    }
    return .template(spacing)
  }

  /// The last white space with a line break between two tokens that go, none of which is code that
  /// was captured and has its lines from elsewhere.
  private func lastBreak(in region: Region) -> Range<Int>? {
    let items = match.pattern?.items ?? []
    let holdsCapture = region.atoms.contains { index in
      guard let item = source.atoms[index].item, items.indices.contains(item) else { return false }
      if case .placeholder = items[item].content { return true }
      return false
    }
    if holdsCapture { return nil }
    return zip(region.atoms, region.atoms.dropFirst()).map { first, next in
      span(source.atoms[first].range.upperBound, source.atoms[next].range.lowerBound)
    }
    .last(where: context.spansLines)
  }

  /// Whether what goes names the parameters of a closure, whose code is behind it.
  private func losesHead(_ region: Region) -> Bool {
    guard let before = region.before, region.behind < pieces.count, let last = region.atoms.last
    else { return false }
    return pieces[before].token == "{"
      && context.source[source.atoms[last].range].elementsEqual("in".utf8)
  }

  /// Whether what stays behind a brace becomes the parameter of its closure.
  private func headsClosure(_ region: Region) -> Bool {
    guard let before = region.before, region.behind + 1 < pieces.count else { return false }
    return pieces[before].token == "{" && pieces[region.behind + 1].token == "in"
      && pieces[region.behind + 1].keptAtom == nil
  }

  /// Whether what comes names the parameters of a closure: it goes on in the line of the brace.
  private func getsHead(_ region: Region) -> Bool {
    guard let before = region.before, region.behind > 0 else { return false }
    return pieces[before].token == "{" && pieces[region.behind - 1].token == "in"
  }

  /// Whether an atom is an opening bracket.
  private func opens(_ atom: Int) -> Bool {
    let text = context.source[source.atoms[atom].range]
    return Self.openers.contains { text.elementsEqual($0.utf8) }
  }

  /// Whether the bracket that the closing one at `closer` belongs to ends its line.
  private func opensLine(before closer: Int) -> Bool {
    guard let opener = partner(ofCloser: closer), opener + 1 < gaps.count else { return false }
    return breaksLine(opener + 1)
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
