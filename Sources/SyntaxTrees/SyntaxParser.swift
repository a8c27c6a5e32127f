import CTreeSitter
import CTreeSitterSwift
import Profiling

/// Parses Swift text into syntax trees.
///
/// Parsing never fails: text that is not Swift yields a tree with error nodes. A parser is used by
/// one thread at a time; each worker makes its own, and reuses it from text to text.
@safe public final class SyntaxParser {
  private let parser: OpaquePointer?

  /// Creates a parser.
  public init() {
    unsafe parser = ts_parser_new()
    unsafe _ = ts_parser_set_language(parser, Grammar.swift.language)
  }

  deinit { unsafe ts_parser_delete(parser) }

  /// Parses UTF-8 text and repairs the tree so that its structure is the compiler's.
  public func parse(_ source: [UInt8]) -> SyntaxTree {
    Profile.measure(.parse) { parse(source, repairing: true) }
  }

  /// Parses a string.
  public func parse(_ source: String) -> SyntaxTree { parse(Array(source.utf8)) }

  /// Parses text, and leaves the tree as the grammar has it if `repairing` is false.
  func parse(_ source: [UInt8], repairing: Bool) -> SyntaxTree {
    guard repairing else {
      var draft = draft(of: source)
      draft.hoistComments()
      return TreeWriter(source: source, standIns: []).write(draft)
    }
    let scan = LexicalScan(source)
    let blanked = source.blanking(scan.comments)
    let (draft, standIns) = draftWithStandIns(of: blanked, scan: scan)
    var restorer = Restorer(draft: consume draft, source: blanked, parser: self)
    restorer.restore(standIns)
    let repaired = Regrouper.regroup(restorer.draft, source: source)
    return TreeWriter(source: source, standIns: standIns, hiding: restorer.remaining)
      .write(repaired)
  }

  /// Parses a text as the grammar can best read it: with the stand-ins that it always needs, and
  /// with all of them if there is an error then and they make fewer.
  ///
  /// `source` is the text with blanks over its comments, so that a stand-in may cover their places;
  /// `scan` is of the text itself.
  private func draftWithStandIns(
    of source: [UInt8], scan: LexicalScan
  ) -> (draft: DraftTree, standIns: [StandIn]) {
    guard !scan.isTooDeep else { return (.unreadable, []) }
    let standIns = StandIns(scan: scan, source: source)
    let first = standIns.apply(.always)
    let draft = draft(of: first.bytes)
    guard draft.hasError, !draft.isUnreadable else { return (draft, first.standIns) }
    let second = standIns.apply(.onError)
    guard second.standIns != first.standIns else { return (draft, first.standIns) }
    let other = self.draft(of: second.bytes)
    if other.isUnreadable { return (draft, first.standIns) }
    if !other.hasError || other.errorCount < draft.errorCount { return (other, second.standIns) }
    return (draft, first.standIns)
  }

  /// How many microseconds a parse may take, however short the text is.
  private static let patience: UInt64 = 3_000_000
  /// How many microseconds more for each byte, which is a hundred times what it takes.
  private static let patiencePerByte: UInt64 = 20

  /// Runs tree-sitter over `bytes` and copies its tree.
  ///
  /// A line ending is appended, because the grammar reads some constructs otherwise at the very end
  /// of a text.
  func draft(of bytes: [UInt8]) -> DraftTree {
    var input = bytes
    input.append(UInt8(ascii: "\n"))
    // tree-sitter counts bytes in 32 bits; no source file comes near.
    guard input.count < Int(Int32.max) else { return .unreadable }
    unsafe swift_codemod_limit_parse(
      parser, Self.patience + UInt64(clamping: input.count) * Self.patiencePerByte)
    let tree = unsafe input.withUnsafeBytes { buffer in
      unsafe ts_parser_parse_string(
        parser, nil, buffer.assumingMemoryBound(to: CChar.self).baseAddress,
        UInt32(truncatingIfNeeded: buffer.count))
    }
    guard let tree = unsafe tree else {
      // What was given up would be gone on with.
      unsafe ts_parser_reset(parser)
      return .unreadable
    }
    defer { unsafe ts_tree_delete(tree) }
    let root = unsafe ts_tree_root_node(tree)
    var draft = unsafe DraftTree(copying: root, byteCount: bytes.count)
    // Some errors have no node: the root alone tells of them.
    draft.hasError = unsafe ts_node_has_error(root)
    return draft
  }
}

extension [UInt8] {
  /// The bytes with blanks over comments; line ends stay.
  ///
  /// The grammar takes a comment in many a place for the end of what stands before it. To the
  /// compiler it is white space, so white space is what the grammar gets; the tree's writer finds
  /// the comments again where they are.
  fileprivate func blanking(_ comments: [Range<Int>]) -> [UInt8] {
    var result = self
    for comment in comments {
      for index in comment.clamped(to: 0..<result.count)
      where result[index] != UInt8(ascii: "\n") && result[index] != UInt8(ascii: "\r") {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }
}

extension DraftTree {
  /// The draft of a text that is beyond parsing, or takes too long: an error whose tokens are all hidden ones.
  static var unreadable: DraftTree {
    DraftTree(
      nodes: [Node(kind: .error, start: 0, end: 0)], hasError: true)
  }

  /// Whether there is nothing but an error.
  var isUnreadable: Bool { nodes.count == 1 && nodes[0].kind == .error }

  /// Copies what a cursor sees below `root`, in one pass; ranges are cut at `byteCount`.
  init(copying root: TSNode, byteCount: Int) {
    let grammar = Grammar.swift
    let limit = UInt32(clamping: byteCount)
    nodes.reserveCapacity(byteCount / 3 + 16)
    var cursor = unsafe ts_tree_cursor_new(root)
    defer { unsafe ts_tree_cursor_delete(&cursor) }
    /// The nodes from the root down to the one that the cursor is at.
    var path: [DraftID] = []
    /// The node that was left last, whose next sibling comes now.
    var previous: DraftID = -1
    walk: while true {
      let node = unsafe ts_tree_cursor_current_node(&cursor)
      let kind = unsafe grammar.kind(ofSymbol: ts_node_symbol(node))
      var flags: NodeFlags = kind == .comment || kind == .multilineComment ? .comment : []
      if unsafe ts_node_is_missing(node) { flags.insert(.missing) }
      let field = unsafe ts_tree_cursor_current_field_id(&cursor)
      let id = unsafe add(
        Node(
          kind: kind, field: Field(rawValue: UInt8(truncatingIfNeeded: field)), flags: flags,
          start: Int32(bitPattern: min(ts_node_start_byte(node), limit)),
          end: Int32(bitPattern: min(ts_node_end_byte(node), limit))))
      if previous >= 0 {
        nodes[Int(previous)].next = id
      } else if let parent = path.last {
        nodes[Int(parent)].firstChild = id
      }
      if unsafe ts_tree_cursor_goto_first_child(&cursor) {
        path.append(id)
        previous = -1
        continue
      }
      previous = id
      while unsafe !ts_tree_cursor_goto_next_sibling(&cursor) {
        guard unsafe ts_tree_cursor_goto_parent(&cursor), let parent = path.popLast() else {
          break walk
        }
        previous = parent
      }
    }
  }
}
