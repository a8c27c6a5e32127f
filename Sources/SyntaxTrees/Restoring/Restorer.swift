/// Gives a draft what stand-ins took from it, where it is known what that was.
///
/// A stand-in keeps positions, so what it covered is found in the source; code of one kind, such as
/// an attribute, is parsed by itself and put where it belongs. What is not restored stays hidden,
/// and marked.
struct Restorer {
  var draft: DraftTree
  /// The text, with blanks over its comments.
  let source: [UInt8]
  let parser: SyntaxParser
  /// The stand-ins that still hide something.
  private(set) var remaining: [StandIn] = []

  /// Creates a restorer of a draft whose nodes are numbered in preorder.
  init(draft: DraftTree, source: [UInt8], parser: SyntaxParser) {
    self.draft = draft
    self.source = source
    self.parser = parser
  }

  /// Restores what the stand-ins cover.
  ///
  /// - Parameter standIns: the stand-ins, by start.
  mutating func restore(_ standIns: [StandIn]) {
    guard standIns.contains(where: { Self.isRestorable($0.gap) }) else {
      remaining = standIns
      return
    }
    // What is restored adds nodes behind these.
    let count = draft.nodes.count
    var node = 0
    var index = 0
    while index < standIns.count {
      var end = index + 1
      while end < standIns.count, areEffectsInARow(standIns[end - 1], standIns[end]) { end += 1 }
      let offset = standIns[end - 1].range.lowerBound
      while node < count, !isLeaf(node) || Int(draft.nodes[node].end) <= offset { node += 1 }
      if !restore(standIns[index..<end], leaf: node, count: count) {
        remaining += standIns[index..<end]
      }
      index = end
    }
  }

  private func areEffectsInARow(_ first: StandIn, _ second: StandIn) -> Bool {
    first.gap == .effectBeforeBlock && second.gap == .effectBeforeBlock
      && isBlank(first.range.upperBound..<second.range.lowerBound)
  }

  /// Restores one construct.
  ///
  /// - Parameters:
  ///   - standIns: what covers it.
  ///   - leaf: the number of the first leaf that ends behind the start of the stand-in.
  ///   - count: how many nodes there are in preorder.
  /// - Returns: whether the draft shows all of it now.
  private mutating func restore(
    _ standIns: ArraySlice<StandIn>, leaf: Int, count: Int
  ) -> Bool {
    guard let standIn = standIns.first else { return true }
    switch standIn.gap {
    case .emptyTuple: return restoreTuple(standIn.range, leaf: leaf, count: count)
    case .genericArgumentClause, .genericCallInExpression:
      return restoreGenericArguments(standIn.range, leaf: leaf, count: count)
    case .attributeOnMacro: return restoreAttributes(standIn.range, leaf: leaf, count: count)
    case .effectBeforeBlock: return restoreEffects(standIns, leaf: leaf, count: count)
    default: return false
    }
  }

  private static func isRestorable(_ gap: GrammarGap) -> Bool {
    switch gap {
    case .emptyTuple, .genericArgumentClause, .genericCallInExpression, .attributeOnMacro,
      .effectBeforeBlock:
      true
    default: false
    }
  }

  private func isLeaf(_ index: Int) -> Bool { draft.nodes[index].firstChild < 0 }

  func isBlank(_ range: Range<Int>) -> Bool {
    guard range.lowerBound <= range.upperBound else { return false }
    return source[range.clamped(to: 0..<source.count)].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Adds a token.
  mutating func token(_ text: String, at start: Int) -> DraftID {
    draft.add(
      DraftTree.Node(
        kind: Kind(knownToken: text), start: Int32(clamping: start),
        end: Int32(clamping: start + text.utf8.count)))
  }

  /// Makes a tuple of the name that stands for `()`.
  private mutating func restoreTuple(_ range: Range<Int>, leaf: Int, count: Int) -> Bool {
    guard leaf < count, range.contains(Int(draft.nodes[leaf].start)),
      range.upperBound >= Int(draft.nodes[leaf].end)
    else { return false }
    let id = DraftID(leaf)
    let open = token("(", at: range.lowerBound)
    let close = token(")", at: range.upperBound - 1)
    let parent = parent(ofFirst: leaf)
    switch draft.nodes[leaf].kind {
    case .typeIdentifier:
      guard let parent, draft.nodes[parent].kind == .userType, draft.nodes[leaf].next < 0 else {
        return false
      }
      draft.nodes[parent].kind = .tupleType
      fit(DraftID(parent), to: range, children: [open, close])
    case .simpleIdentifier:
      if let parent, draft.nodes[parent].kind == .pattern, draft.nodes[leaf].next < 0 {
        fit(DraftID(parent), to: range, children: [open, close])
      } else {
        draft.nodes[leaf].kind = .tupleExpression
        fit(id, to: range, children: [open, close])
      }
    default: return false
    }
    return true
  }

  private mutating func fit(_ id: DraftID, to range: Range<Int>, children: [DraftID]) {
    draft.setChildren(of: id, to: children)
    extendStart(of: Int(id), to: Int32(clamping: range.lowerBound))
    draft.nodes[Int(id)].end = max(draft.nodes[Int(id)].end, Int32(clamping: range.upperBound))
  }

  /// Moves the start of a node to the front, and that of the nodes that begin with it.
  mutating func extendStart(of node: Int, to start: Int32) {
    let old = draft.nodes[node].start
    var index = node
    while index > 0, index == node || draft.nodes[index].start == old {
      draft.nodes[index].start = min(draft.nodes[index].start, start)
      index -= 1
    }
  }

  /// The node whose first child is the one at an index, if there is one: it comes right before.
  private func parent(ofFirst index: Int) -> Int? {
    index > 0 && draft.nodes[index - 1].firstChild == DraftID(index) ? index - 1 : nil
  }
}
