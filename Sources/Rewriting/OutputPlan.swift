import QueryLanguage
import SyntaxTrees
import TextEditing

/// What a match becomes, as pieces in order with gaps between them.
///
/// Pieces that stay come in the order of the source, whatever the order in the template: that way
/// closures that stand in the parentheses with a label stay there. Each new piece comes behind the
/// piece that the template has before it and the source has last.
struct OutputPlan {
  let context: RewriteContext
  let match: Match
  let template: Template
  let source: MatchedSource
  /// Code that is shown elsewhere with its comments.
  let carried: [Range<Int>]
  var pieces: [OutputPiece] = []
  /// One more than there are pieces; each stands before the piece of its index.
  var gaps: [OutputGap] = []

  init(
    of match: Match, template: Template, alignment: TemplateAlignment?, carried: [Range<Int>],
    in context: RewriteContext
  ) throws(RewriteFailure) {
    self.context = context
    self.match = match
    self.template = template
    self.carried = carried
    source = try MatchedSource(match)
    try arrange(alignment)
    addParentheses()
    findGaps()
    clearCallees()
    closeBrackets()
    breakLists()
    closeLists()
    refillBraces()
    openBraces()
    openLists()
  }

  private mutating func arrange(_ alignment: TemplateAlignment?) throws(RewriteFailure) {
    let plan = ItemOrder(
      of: template, alignment: alignment, source: source, captures: match.captures)
    try checkForms(alignment)
    var kept: [(atom: Int, item: Int?)] = source.atoms.indices
      .filter { source.atoms[$0].alwaysStays }.map { ($0, nil) }
    var news: [(after: Int, piece: OutputPiece)] = []
    var lastAtom = -1
    // What is shown a second time leaves its comments where they are.
    var moved = Set(plan.order.flatMap { plan.fates[$0].keptAtoms })
    for item in plan.order {
      if case .kept(let atoms) = plan.fates[item] {
        kept += atoms.map { ($0, item) }
        lastAtom = max(lastAtom, atoms.max() ?? -1)
      } else {
        var piece = try newPiece(item, moved: &moved)
        piece.leaders = leaders(of: piece, alignment)
        news.append((lastAtom, piece))
      }
    }
    kept.sort { $0.atom < $1.atom }
    // A new keyword comes behind the modifiers that stay, and so does what follows it.
    let lead = kept.prefix { source.atoms[$0.atom].alwaysStays }.last?.atom ?? -1
    let first = news.prefix { $0.after == -1 }
      .firstIndex { Self.keywords.contains($0.piece.token ?? "") }
    for index in news.indices where news[index].after == -1 && index >= first ?? news.endIndex {
      news[index].after = lead
    }
    pieces = news.filter { $0.after == -1 }.map(\.piece)
    for (atom, item) in kept {
      pieces.append(
        OutputPiece(
          content: .kept(atom), item: item, token: item.flatMap { template.items[$0].token }))
      pieces += news.filter { $0.after == atom }.map(\.piece)
    }
    try checkLabels(kept.map(\.atom))
    dropNeedlessCommas()
    setSpacings(plan.dropped)
  }

  /// What modifiers cannot stand behind.
  private static let keywords: Set<String> = [
    "actor", "class", "deinit", "enum", "extension", "func", "init", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  /// Puts captured operators into parentheses where the template's own would tear them apart.
  private mutating func addParentheses() {
    for index in pieces.indices.reversed() {
      guard let item = pieces[index].item, let place = template.operandPlaces[item],
        let name = template.items[item].placeholder?.name,
        let nodes = match.captures[name]?.nodes, let node = nodes.first, nodes.count == 1,
        place.needsParentheses(node.kind == .valueArgument ? node.child(.value) ?? node : node)
      else { continue }
      var opener = OutputPiece(content: .token(Array("(".utf8)), item: nil, token: "(")
      opener.spacing = pieces[index].spacing
      pieces[index].spacing = []
      let closer = OutputPiece(content: .token(Array(")".utf8)), item: nil, token: ")")
      pieces.insert(closer, at: index + 1)
      pieces.insert(opener, at: index)
    }
  }

  /// Leaves out new commas that separate nothing.
  private mutating func dropNeedlessCommas() {
    var index = 0
    while index < pieces.count {
      let before = index > 0 ? pieces[index - 1].token : nil
      let behind = index + 1 < pieces.count ? pieces[index + 1].token : nil
      let isNew = pieces[index].token == "," && pieces[index].keptAtom == nil
      if isNew, ["(", "[", ","].contains(before) || [")", "]", ","].contains(behind) {
        pieces.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  /// Tokens that the source has in another form stay only among the neighbours that they have in
  /// the pattern.
  private func checkForms(_ alignment: TemplateAlignment?) throws(RewriteFailure) {
    guard let alignment, let pattern = match.pattern else { return }
    for (index, patternItem) in alignment.patternItems.enumerated() {
      guard let patternItem, let text = pattern.items[patternItem].token,
        let atoms = source.atomsOfItem[patternItem],
        !atoms.allSatisfy({ context.source[source.atoms[$0].range].elementsEqual(text.utf8) })
      else { continue }
      for step in [-1, 1] {
        let (there, here) = (patternItem + step, index + step)
        guard pattern.items.indices.contains(there) || template.items.indices.contains(here) else {
          continue
        }
        guard alignment.patternItems.indices.contains(here),
          alignment.patternItems[here] == there
        else { throw .form }
      }
    }
  }

  /// The piece for an item of the template that does not stay in place.
  private func newPiece(
    _ item: Int, moved: inout Set<Int>
  ) throws(RewriteFailure) -> OutputPiece {
    guard let placeholder = template.items[item].placeholder else {
      let token = template.items[item].token ?? ""
      return OutputPiece(content: .token(Array(token.utf8)), item: item, token: token)
    }
    guard let capture = match.captures[placeholder.name] else {
      throw .notCaptured(placeholder.name)
    }
    guard placeholder.prefix.isEmpty, capture.nodes.first?.tree === match.tree,
      let range = capture.range
    else {
      let text = capture.text(withPrefix: placeholder.prefix)
      return OutputPiece(content: .computed(Array(text.utf8)), item: item)
    }
    let holder = source.atoms.firstIndex {
      $0.item != nil && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }
    guard let index = holder else { return OutputPiece(content: .source(range), item: item) }
    if source.atoms[index].labelStart != nil { throw .labelledClosures }
    guard moved.insert(index).inserted else {
      return OutputPiece(content: .source(range), item: item)
    }
    // Comments before code that goes are not about what is left of the list.
    let isWhole = range.lowerBound == source.atoms[index].range.lowerBound
    let start = isWhole ? leadingComments(of: index).first?.range.lowerBound : nil
    return OutputPiece(
      content: .source(span(start ?? range.lowerBound, range.upperBound)), item: item,
      followers: trailingComments(of: index))
  }

  /// The comments before the label of an argument that becomes a closure behind the call.
  private func leaders(
    of piece: OutputPiece, _ alignment: TemplateAlignment?
  ) -> [RewriteContext.Comment] {
    guard let alignment, case .source(let range) = piece.content else { return [] }
    let index = source.atoms.indices.first { index in
      let atom = source.atoms[index]
      return range.contains(atom.range.lowerBound)
        && atom.item.map(alignment.leaving.contains) ?? false
    }
    guard let index, index >= 2,
      source.atoms[index - 2].item.map(alignment.leaving.contains) ?? false
    else { return [] }
    let label = source.atoms[index - 2].range.lowerBound
    let start = leadingComments(of: index - 2).first?.range.lowerBound ?? label
    return Array(context.comments(in: span(start, range.lowerBound)))
  }

  /// Closures may stay in the parentheses only if those stay as well.
  private func checkLabels(_ kept: [Int]) throws(RewriteFailure) {
    for (index, atom) in source.atoms.enumerated() where atom.labelStart != nil {
      guard kept.contains(index), let item = atom.item else { continue }
      let overtaken = source.atoms[(index + 1)...].indices
        .filter { source.atoms[$0].item.map { $0 < item } ?? false }
      if !overtaken.allSatisfy(kept.contains) { throw .labelledClosures }
    }
  }

  /// Gives each piece what the template has before it, or before what is left out there.
  private mutating func setSpacings(_ dropped: Set<Int>) {
    let spacings = pieces.map { spacing(before: $0, dropped) }
    let isInLine = standsInLine
    for (index, spacing) in spacings.enumerated() {
      guard let spacing else { continue }
      let begins = isInLine && Self.beginsStatement(pieces[index], spacing)
      pieces[index].spacing = begins ? Array("; ".utf8) : spacing
    }
    joinLinks(dropped)
  }

  /// Whether the match is a statement that shares its line with others or with a block's braces.
  private var standsInLine: Bool {
    guard let first = match.nodes.first, first.isListed else { return false }
    return !context.beginsLine(match.range.lowerBound)
      && !context.isLineEnd(match.range.upperBound)
  }

  /// Whether a piece begins a further statement of the template.
  private static func beginsStatement(_ piece: OutputPiece, _ spacing: [UInt8]) -> Bool {
    guard let last = spacing.last, last.isLineBreak else { return false }
    return spacing.allSatisfy { $0.isLineBreak || $0.isBlank }
      && !closers.contains(piece.token ?? "") && !piece.beginsLink
  }

  private func spacing(before piece: OutputPiece, _ dropped: Set<Int>) -> [UInt8]? {
    guard let item = piece.item else { return nil }
    var first = item
    while dropped.contains(first - 1), first > 0 { first -= 1 }
    if let token = template.items[first].token, [",", ":", "=", "->", "("].contains(token) {
      first = item
    }
    let hugs = piece.keptAtom.map { source.atoms[$0].labelStart != nil } ?? false
    return hugs || first == 0 && item > 0 ? [] : template.spacings[first]
  }
}
