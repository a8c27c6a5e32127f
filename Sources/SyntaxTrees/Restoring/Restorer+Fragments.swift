extension Restorer {
  /// Turns the name `A____` that stands for `A<B>` into a generic expression.
  mutating func restoreGenericArguments(_ range: Range<Int>, leaf: Int, count: Int) -> Bool {
    guard leaf < count, draft.nodes[leaf].kind == .simpleIdentifier,
      Int(draft.nodes[leaf].start) < range.lowerBound,
      Int(draft.nodes[leaf].end) == range.upperBound,
      let arguments = graft(range, after: "let a: A", kind: .typeArguments)
    else { return false }
    var name = draft.nodes[leaf]
    name.end = Int32(clamping: range.lowerBound)
    name.field = .none
    draft.nodes[leaf].kind = .genericExpression
    draft.setChildren(of: DraftID(leaf), to: [draft.add(name), arguments])
    return true
  }

  /// Puts the attributes before a freestanding macro into its node.
  mutating func restoreAttributes(_ range: Range<Int>, leaf: Int, count: Int) -> Bool {
    guard leaf < count else { return false }
    var macro = leaf
    while macro >= 0, draft.nodes[macro].kind != .macroInvocation,
      draft.nodes[macro].start == draft.nodes[leaf].start
    {
      macro -= 1
    }
    guard macro >= 0, draft.nodes[macro].kind == .macroInvocation,
      draft.nodes[macro].start == draft.nodes[leaf].start,
      range.upperBound <= Int(draft.nodes[macro].start),
      isBlank(range.upperBound..<Int(draft.nodes[macro].start)),
      let modifiers = graft(range, before: "\nlet a = 1", kind: .modifiers)
    else { return false }
    let children = draft.children(of: DraftID(macro))
    draft.setChildren(of: DraftID(macro), to: [modifiers] + children)
    extendStart(of: macro, to: Int32(clamping: range.lowerBound))
    return true
  }

  /// Parses a part of the source in a context that tells what it is, and adds the node over all of
  /// it to the draft, linked to nothing.
  private mutating func graft(
    _ range: Range<Int>, after prefix: StaticString = "", before suffix: StaticString = "",
    kind: Kind
  ) -> DraftID? {
    let range = range.clamped(to: 0..<source.count)
    var bytes = Array(String(describing: prefix).utf8)
    let shift = Int32(clamping: range.lowerBound - bytes.count)
    bytes += source[range]
    bytes += Array(String(describing: suffix).utf8)
    let fragment = parser.draft(of: bytes)
    guard !fragment.hasError else { return nil }
    let root = fragment.nodes.firstIndex {
      $0.kind == kind && Int($0.start + shift) == range.lowerBound
        && Int($0.end + shift) == range.upperBound
    }
    guard let root else { return nil }
    // All nodes move over, those outside of the wanted one stay linked to nothing.
    let base = DraftID(draft.nodes.count)
    for var node in fragment.nodes {
      node.start += shift
      node.end += shift
      if node.firstChild >= 0 { node.firstChild += base }
      if node.next >= 0 { node.next += base }
      draft.nodes.append(node)
    }
    let id = base + DraftID(root)
    draft.nodes[Int(id)].next = -1
    draft.nodes[Int(id)].field = .none
    return id
  }
}
