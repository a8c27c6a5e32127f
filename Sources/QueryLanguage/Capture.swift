public import SyntaxTrees

/// What a placeholder stands for in one match.
public enum Capture: Sendable {
  /// Exactly one node.
  case node(Node)
  /// Any number of neighbours with what separates them; `offset` is where they are, or would be.
  case run([Node], offset: Int)
  /// An optional placeholder that matched nothing; `offset` is where it would have been.
  case absent(offset: Int)
  /// Text that was computed, not found.
  case text(String)

  /// The nodes that were captured, separators left out.
  public var nodes: [Node] {
    switch self {
    case .node(let node): [node]
    case .run(let nodes, _): nodes
    case .absent, .text: []
    }
  }

  /// The bytes from the first captured node to the last; empty for none, nil for computed text.
  public var range: Range<Int>? {
    switch self {
    case .node(let node): node.range
    case .run(let nodes, let offset):
      nodes.first.flatMap { first in nodes.last.map { first.start..<$0.end } } ?? offset..<offset
    case .absent(let offset): offset..<offset
    case .text: nil
    }
  }

  /// The captured source or the computed text; empty for none.
  public var text: String {
    if case .text(let text) = self { return text }
    guard let range, let tree = nodes.first?.tree else { return "" }
    return tree.text(in: range)
  }

  /// The name that is captured: of `self.name` the name alone, of all else the text.
  public var name: String {
    if case .node(let node) = self, let name = node.propertyName { return name.text }
    return text
  }

  /// The captured name if that is an identifier and no more.
  var identifier: [UInt8]? {
    let name = Array(name.utf8)
    return !name.isEmpty && name.allSatisfy(\.isIdentifierByte) ? name : nil
  }

  /// The text of an identifier that is built from the captured one: the prefix stands before the
  /// name, behind `self.` if that was captured as well.
  public func text(withPrefix prefix: String) -> String {
    let name = name
    return text.dropLast(name.count) + prefix + name
  }

  /// Whether both capture the same code, white space and comments aside.
  public func hasSameCode(as other: Capture) -> Bool {
    if case .text = self { return text == other.text }
    if case .text = other { return text == other.text }
    let (mine, others) = (nodes, other.nodes)
    return mine.count == others.count && zip(mine, others).allSatisfy { $0.hasSameCode(as: $1) }
  }
}

/// The captures of a match by their placeholders' names.
public typealias Captures = [String: Capture]
