import SyntaxTrees

extension Node {
  /// The node's structure in brackets, for comparing: `additive[a + call[b ( )]]`.
  ///
  /// A node is its kind, without `_expression`, and what it is made of in brackets; tokens are
  /// their text. Nodes that only hold others together are left out.
  var sketch: String {
    if isLeaf { return text }
    let parts = children.map(\.sketch).joined(separator: " ")
    if Self.wrappers.contains(kind.name) { return parts }
    let name = kind.name.hasSuffix("_expression") ? String(kind.name.dropLast(11)) : kind.name
    return "\(name)[\(parts)]"
  }

  private static let wrappers: Set<String> = [
    "source_file", "statements", "navigation_suffix", "call_suffix", "constructor_suffix",
    "value_arguments", "value_argument", "value_argument_label", "try_operator", "as_operator",
    "self_expression", "line_string_literal", "line_str_text",
  ]
}

/// The structure of the value of `let v = …`.
func sketch(ofValue expression: String) -> String {
  let tree = SyntaxParser().parse("let v = " + expression)
  return tree.root.firstChild?.child(.value)?.sketch ?? "no value: " + tree.root.outline()
}
