/// Writes a draft as a ``SyntaxTree``: in preorder, with every byte that is no white space in a
/// leaf.
///
/// The grammar keeps some tokens out of its tree, and stand-ins cover others; both lie in gaps
/// between leaves, and become hidden tokens where they lie.
struct TreeWriter {
  private let source: [UInt8]
  private let standIns: [StandIn]
  /// Those of the stand-ins whose text the draft does not show.
  private let hiding: [StandIn]
  private var records: [NodeRecord] = []
  /// The offset behind the last leaf that was written.
  private var written: Int

  init(source: [UInt8], standIns: [StandIn], hiding: [StandIn] = []) {
    self.source = source
    self.standIns = standIns
    self.hiding = hiding.filter { $0.gap.hides != .nothing }
    written = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// A node whose children are being written.
  private struct Open {
    var record: Int
    var draftEnd: Int
    var nextChild: DraftID
    /// Whether what stands here is no code but the text of a literal.
    var isText: Bool
    var isInterpolation = false

    /// Goes over a token: between the parentheses of an interpolation stands code.
    mutating func pass(_ token: Kind) {
      if isText, token == Regrouper.interpolationStart {
        (isText, isInterpolation) = (false, true)
      } else if isInterpolation, token == Regrouper.closeParenthesis {
        (isText, isInterpolation) = (true, false)
      }
    }
  }

  consuming func write(_ draft: DraftTree) -> SyntaxTree {
    records.reserveCapacity(draft.nodes.count + 8)
    var path: [Open] = []
    var next: DraftID = draft.nodes.isEmpty ? -1 : draft.root
    while true {
      if next >= 0 {
        let node = draft.nodes[Int(next)]
        writeHidden(upTo: Int(node.start), in: path.last)
        let record = append(node, parent: path.last?.record ?? -1)
        // The root is open even when the text is nothing but comments.
        if node.firstChild >= 0 || path.isEmpty {
          path.append(
            Open(
              record: record, draftEnd: Int(node.end), nextChild: node.next,
              isText: Kind.literalsWithText.contains(node.kind)))
          if path.count == 1 { path[0].draftEnd = source.count }
          next = node.firstChild
        } else {
          written = max(written, Int(node.end))
          next = node.next
          if !path.isEmpty { path[path.count - 1].pass(node.kind) }
        }
        continue
      }
      guard let open = path.popLast() else { break }
      // Comments behind a node's last token belong to what is around it.
      writeHidden(upTo: open.draftEnd, in: open, leavingComments: !path.isEmpty)
      close(open.record)
      next = open.nextChild
      if path.isEmpty { break }
    }
    if !records.isEmpty { closeRoot() }
    markStandIns()
    return SyntaxTree(source: source, records: records, standIns: standIns)
  }

  private mutating func append(_ node: DraftTree.Node, parent: Int) -> Int {
    records.append(
      NodeRecord(
        kind: node.kind, field: node.field, flags: node.flags, start: node.start, end: node.end,
        parent: NodeID(parent), subtreeEnd: NodeID(records.count + 1)))
    return records.count - 1
  }

  /// Ends a node: it reaches from its first token to its last.
  private mutating func close(_ index: Int) {
    records[index].subtreeEnd = NodeID(records.count)
    guard records.count > index + 1 else { return }
    records[index].start = records[index + 1].start
    records[index].end = Int32(clamping: max(written, Int(records[index].start)))
  }

  /// The root is the whole text; what no node covers stands directly below it.
  private mutating func closeRoot() {
    let root = Open(record: 0, draftEnd: source.count, nextChild: -1, isText: false)
    if records[0].subtreeEnd == NodeID(records.count) || records.count == 1 {
      writeHidden(upTo: source.count, in: root)
    }
    records[0].subtreeEnd = NodeID(records.count)
    records[0].start = 0
    records[0].end = Int32(clamping: source.count)
  }

  /// Whether there is more than white space; there rarely is.
  private func hasText(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, index < source.count {
      if source[index] > 0x20 || source[index] == 0 { return true }
      index += 1
    }
    return false
  }

  /// Writes what stands between the last leaf and `end`, white space aside, as tokens and comments
  /// below `open`; with `leavingComments`, not the comments behind the last token.
  private mutating func writeHidden(
    upTo end: Int, in open: Open?, leavingComments: Bool = false
  ) {
    guard let open, written < end, hasText(written..<end) else { return }
    var pieces = Array(HiddenText(source: source, range: written..<end, isText: open.isText))
    while leavingComments, pieces.last?.isComment ?? false { pieces.removeLast() }
    for piece in pieces {
      records.append(
        NodeRecord(
          kind: piece.kind, field: .none, flags: piece.isComment ? .comment : .hidden,
          start: Int32(clamping: piece.range.lowerBound),
          end: Int32(clamping: piece.range.upperBound), parent: NodeID(open.record),
          subtreeEnd: NodeID(records.count + 1)))
      written = piece.range.upperBound
    }
  }

  /// Marks the tokens whose text a stand-in covers in a way that hides code from the tree.
  private mutating func markStandIns() {
    guard !hiding.isEmpty else { return }
    var next = 0
    for index in records.indices where records[index].subtreeEnd == NodeID(index + 1) {
      while next < hiding.count, hiding[next].range.upperBound <= Int(records[index].start) {
        next += 1
      }
      guard next < hiding.count else { return }
      if hiding[next].range.lowerBound < Int(records[index].end) {
        records[index].flags.insert(.standIn)
      }
    }
  }
}
