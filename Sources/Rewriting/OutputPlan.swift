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
  var pieces: [OutputPiece] = []
  /// One more than there are pieces; each stands before the piece of its index.
  var gaps: [OutputGap] = []

  init(
    of match: Match, template: Template, alignment: TemplateAlignment?, in context: RewriteContext
  ) throws(RewriteFailure) {
    self.context = context
    self.match = match
    self.template = template
    source = try MatchedSource(match)
    try arrange(alignment)
    findGaps()
    closeBrackets()
    openBraces()
  }

  private mutating func arrange(_ alignment: TemplateAlignment?) throws(RewriteFailure) {
    let captures = match.captures
    let dropped = DroppedItems(of: template, captures: captures)
    var kept: [(atom: Int, item: Int?)] = source.atoms.indices
      .filter { source.atoms[$0].alwaysStays }.map { ($0, nil) }
    var news: [(after: Int, piece: OutputPiece)] = []
    var lastAtom = -1
    var moved: Set<Int> = []
    for item in template.items.indices where !dropped.indices.contains(item) {
      let patternItem = alignment?.patternItems[item]
      if let patternItem, let atoms = source.atomsOfItem[patternItem] {
        kept += atoms.map { ($0, item) }
        lastAtom = max(lastAtom, atoms.max() ?? -1)
      } else if patternItem != nil, let token = template.items[item].token,
        ![".", ",", ":"].contains(token)
      {
        continue  // The source has another form, without this token; it keeps it.
      } else {
        let piece = try newPiece(item, moved: &moved)
        news.append((lastAtom, piece))
      }
    }
    kept.sort { $0.atom < $1.atom }
    pieces = news.filter { $0.after == -1 }.map(\.piece)
    for (atom, item) in kept {
      pieces.append(
        OutputPiece(
          content: .kept(atom), item: item, token: item.flatMap { template.items[$0].token }))
      pieces += news.filter { $0.after == atom }.map(\.piece)
    }
    try checkLabels(kept.map(\.atom))
    setSpacings(dropped.indices)
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
      let text = placeholder.prefix + capture.text
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
    let start = leadingComments(of: index).first?.range.lowerBound
    return OutputPiece(
      content: .source((start ?? range.lowerBound)..<range.upperBound), item: item,
      followers: trailingComments(of: index))
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
    for index in pieces.indices {
      guard let item = pieces[index].item else { continue }
      var first = item
      while dropped.contains(first - 1), first > 0 { first -= 1 }
      if let token = template.items[first].token, [",", ":", "=", "->", "("].contains(token) {
        first = item
      }
      pieces[index].spacing = first == 0 && item > 0 ? [] : template.spacings[first]
    }
  }
}

extension DroppedItems {
  /// Leaves out the placeholders whose captures are absent or empty.
  init(of template: Template, captures: Captures) {
    self.init(of: template) { placeholder in
      switch captures[placeholder.name] {
      case .absent: true
      case .run(let nodes, _): nodes.isEmpty
      case .node, .text: false
      case nil: placeholder.count != .one
      }
    }
  }
}
