import SyntaxTrees

/// A condition on what a query captured, such as `(#eq? @name "fetch")`.
struct QueryPredicate: Sendable {
  /// What the text of a capture is compared with.
  enum Operand: Sendable {
    case capture(Int)
    case text(String)
  }

  enum Test: Sendable {
    case equal(Int, Operand)
    case oneOf(Int, Set<String>)
    case fits(Int, RegularExpression)
  }

  var test: Test
  var isNegated: Bool
  /// Whether one of several captured nodes is enough.
  var needsOne: Bool

  /// Whether the condition holds; one about a capture without nodes does.
  func holds(_ captures: [QueryCapture]) -> Bool {
    switch test {
    case .equal(let name, .capture(let other)):
      let others = captures.filter { $0.name == other }.map(\.node.text)
      let mine = captures.filter { $0.name == name }.map(\.node.text)
      if mine.isEmpty || others.isEmpty { return true }
      return check(Array(zip(mine, others))) { $0.0 == $0.1 }
    case .equal(let name, .text(let text)):
      return check(nodes(of: name, in: captures)) { $0.text == text }
    case .oneOf(let name, let texts):
      return check(nodes(of: name, in: captures)) { texts.contains($0.text) }
    case .fits(let name, let expression):
      return check(nodes(of: name, in: captures)) { expression.matches($0.text) }
    }
  }

  private func nodes(of name: Int, in captures: [QueryCapture]) -> [Node] {
    captures.filter { $0.name == name }.map(\.node)
  }

  private func check<Element>(_ all: [Element], _ test: (Element) -> Bool) -> Bool {
    if all.isEmpty { return true }
    return needsOne
      ? all.contains { test($0) != isNegated } : all.allSatisfy { test($0) != isNegated }
  }
}
