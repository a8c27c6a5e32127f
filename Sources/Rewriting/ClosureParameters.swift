import QueryLanguage
import SyntaxTrees

/// Tells code that uses `$0` of a closure around it: in another closure that name means another
/// parameter.
enum ClosureParameters {
  /// The first such name in a captured piece of code; nil if there is none.
  static func free(in capture: Capture) -> String? {
    for node in capture.nodes {
      for name in [node] + Array(node.descendants) where isNumbered(name) {
        if !isBound(name, in: node) { return name.text }
      }
    }
    return nil
  }

  private static func isNumbered(_ node: Node) -> Bool {
    guard node.isToken, node.text.hasPrefix("$"), node.text.utf8.count > 1 else { return false }
    return node.text.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }

  /// Whether the closure that a name belongs to lies in the code.
  private static func isBound(_ name: Node, in code: Node) -> Bool {
    var node = name
    while node != code {
      guard let parent = node.parent else { return false }
      if parent.kind == .lambdaLiteral { return true }
      node = parent
    }
    return false
  }
}
