import SyntaxTrees

/// One of the conditions in the head of `if`, `guard` or `while`.
struct Condition {
  /// The nodes that the condition is made of, without commas.
  let nodes: [Node]
  /// The names that it introduces for what follows.
  let names: [Node]
  /// The value that is taken apart or unwrapped; nil for plain conditions and for `if let name`.
  let value: Node?

  /// Whether it is `let name` without a value, which reads what the name means outside.
  var isShorthand: Bool { value == nil && !names.isEmpty }

  /// The conditions of a statement; they lie flat between its keyword and its braces or `else`.
  static func all(of statement: Node) -> [Condition] {
    var result: [Condition] = []
    var nodes: [Node] = []
    var depth = 0
    func finish() {
      if !nodes.isEmpty { result.append(Condition(nodes)) }
      nodes = []
    }
    for node in statement.codeChildren.dropFirst() {
      if node.hasText("{") && node.isLeaf || node.kind == .else { break }
      if node.isLeaf, node.hasText("(") || node.hasText("[") { depth += 1 }
      if node.isLeaf, node.hasText(")") || node.hasText("]") { depth -= 1 }
      if depth == 0, node.isLeaf, node.hasText(",") { finish() } else { nodes.append(node) }
    }
    finish()
    return result
  }

  private init(_ nodes: [Node]) {
    self.nodes = nodes
    let equals = nodes.firstIndex { $0.isLeaf && $0.hasText("=") }
    value = equals.flatMap { $0 + 1 < nodes.count ? nodes[$0 + 1] : nil }
    var names: [Node] = []
    var isBinding = false
    for node in nodes[..<(equals ?? nodes.count)] {
      if node.kind == .valueBindingPattern {
        isBinding = true
      } else if node.field == .boundIdentifier {
        names.append(node)
      } else if node.kind == .pattern {
        names += PatternNames.names(in: node, isBinding: isBinding)
      }
    }
    self.names = names
  }
}
