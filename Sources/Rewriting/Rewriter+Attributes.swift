public import SyntaxTrees
import TextEditing

extension Rewriter {
  /// The change that gives a declaration an attribute, before all that it has, and below its comments.
  ///
  /// A property's stands in the property's line, any other's gets a line of its own.
  ///
  /// - Parameters:
  ///   - attribute: The attribute as code.
  ///   - declaration: The declaration.
  /// - Returns: Nil if the node is no declaration.
  public func addAttribute(_ attribute: String, to declaration: Node) -> Change? {
    guard Self.declarations.contains(declaration.kind), let first = declaration.firstToken else {
      return nil
    }
    let getsLine =
      declaration.kind != .propertyDeclaration && context.beginsLine(first.start)
    let space =
      getsLine ? context.ending.bytes + context.indentation(at: first.start) : Array(" ".utf8)
    return Change(
      range: first.start..<first.start, pieces: [.text(Array(attribute.utf8) + space)],
      anchor: first.start..<declaration.end)
  }

  private static let declarations: Set<Kind> = [
    .classDeclaration, .protocolDeclaration, .functionDeclaration, .initDeclaration,
    .deinitDeclaration, .subscriptDeclaration, .propertyDeclaration, .typealiasDeclaration,
  ]
}
