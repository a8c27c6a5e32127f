import QueryLanguage
import SyntaxTrees

/// Tells code that uses `$0` of a closure around it: in another closure that name means another
/// parameter.
enum ClosureParameters {
  /// The first such name in a captured piece of code; nil if there is none.
  static func free(in capture: Capture) -> String? {
    for node in capture.nodes {
      for name in [node] + Array(node.descendants) where name.parameterNumber != nil {
        if !name.hasClosure(within: node) { return name.text }
      }
    }
    return nil
  }
}
