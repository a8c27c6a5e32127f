public import TextEditing

/// The number of a node in its tree.
///
/// Nodes are numbered in preorder; the root is 0.
public typealias NodeID = Int32

/// A concrete syntax tree of one Swift text: every token, every comment and every byte of white
/// space is found in it.
///
/// Nodes lie in one array in preorder, so that the nodes below a node are the numbers after it.
/// Tokens and comments are the leaves; what lies between two leaves is white space. The tree owns
/// its text, never changes, and may be shared by threads.
public final class SyntaxTree: Sendable {
  /// The UTF-8 text that was parsed.
  public let source: [UInt8]
  /// The lines of ``source``.
  public let lines: LineTable
  /// The parts of the text that the parser saw as something else, by start.
  public let standIns: [StandIn]
  let records: [NodeRecord]
  /// For each line the 1-based line by which people know it; empty if that is its own.
  private let toldLines: [Int]

  init(
    source: [UInt8], records: [NodeRecord], standIns: [StandIn], lines: LineTable? = nil,
    toldLines: [Int] = []
  ) {
    self.source = source
    self.records = records
    self.standIns = standIns
    self.lines = lines ?? LineTable(source)
    self.toldLines = toldLines
  }

  /// The same tree for a text that people know in another form, such as before it was edited;
  /// `toldLines` has for each line the 1-based line of that form.
  public func telling(_ toldLines: [Int]) -> SyntaxTree {
    SyntaxTree(
      source: source, records: records, standIns: standIns, lines: lines, toldLines: toldLines)
  }

  /// The 1-based line by which people know the line of a byte offset.
  public func toldLine(at offset: Int) -> Int {
    let line = lines.position(at: offset).line
    return toldLines.indices.contains(line - 1) ? toldLines[line - 1] : line
  }

  /// Whether the parser gave up on the text, because it nests too deep or takes too long: then the
  /// tree has no structure, only hidden tokens and comments.
  public var isUnread: Bool {
    records.first?.kind == .error && root.children.allSatisfy { $0.isHidden || $0.isComment }
  }

  /// The node that holds all others; its kind is `source_file` unless the text is beyond reading.
  public var root: Node { Node(tree: self, id: 0) }

  /// The number of nodes.
  public var nodeCount: Int { records.count }

  /// The kind of a node, for walks that do without ``Node``.
  public func kind(of id: NodeID) -> Kind { records[Int(id)].kind }

  /// The byte range of a node, for walks that do without ``Node``.
  public func range(of id: NodeID) -> Range<Int> {
    let record = records[Int(id)]
    return Int(record.start)..<Int(record.end)
  }

  /// One more than the number of the last node below `id`; equal to `id + 1` for leaves.
  public func subtreeEnd(of id: NodeID) -> NodeID { records[Int(id)].subtreeEnd }

  /// The bytes of the name that a call ends its callee with, as `b` in `a.b()`, without backticks; nil
  /// if that ends with something else.
  public func calleeName(of call: NodeID) -> Range<Int>? {
    // The callee stands first.
    guard records[Int(call)].subtreeEnd > call + 1 else { return nil }
    var last = records[Int(call) + 1].subtreeEnd - 1
    while last > call, records[Int(last)].flags.contains(.comment) { last -= 1 }
    guard last > call, records[Int(last)].kind == .simpleIdentifier,
      records[Int(last)].subtreeEnd == last + 1
    else { return nil }
    let name = range(of: last)
    let isQuoted = name.count > 2 && source[name.lowerBound] == UInt8(ascii: "`")
    return isQuoted ? name.lowerBound + 1..<name.upperBound - 1 : name
  }

  /// Whether the parser could not read some part of the text.
  public var hasError: Bool {
    records.contains { $0.kind == .error || $0.flags.contains(.missing) }
  }

  /// How many nodes are errors or were made up by the parser to go on.
  public var errorCount: Int {
    records.count { $0.kind == .error || $0.flags.contains(.missing) }
  }

  /// The errors and made-up nodes, in order.
  public var errors: [Node] {
    records.indices.filter { records[$0].kind == .error || records[$0].flags.contains(.missing) }
      .map { Node(tree: self, id: NodeID($0)) }
  }

  /// The text of a byte range; parts outside the text are left out.
  public func text(in range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
  }
}

/// What the tree keeps of a node.
struct NodeRecord {
  var kind: Kind
  var field: Field
  var flags: NodeFlags
  var start: Int32
  var end: Int32
  var parent: NodeID
  var subtreeEnd: NodeID
}

/// Properties of a node that its kind does not tell.
struct NodeFlags: OptionSet, Hashable {
  let rawValue: UInt8

  /// Made up by the parser; its range is empty.
  static let missing = NodeFlags(rawValue: 1)
  /// A comment.
  static let comment = NodeFlags(rawValue: 2)
  /// A token that the grammar hides or that a stand-in has covered.
  static let hidden = NodeFlags(rawValue: 4)
  /// Its text is covered, in part or whole, by a stand-in that hides code.
  static let standIn = NodeFlags(rawValue: 8)
  /// Its structure may not be the compiler's.
  static let uncertain = NodeFlags(rawValue: 16)
}
