import TextEditing
import YAMLReading

/// A node in one line, with the places where each part begins: `1:1{1:1"key": 1:6[…]}`.
func outline(_ node: YAMLNode?) -> String {
  guard let node else { return "none" }
  let place = "\(node.start.line):\(node.start.column)"
  switch node.content {
  case .scalar(let scalar):
    return place + mark(scalar.style) + scalar.text.replacing("\n", with: "⏎") + mark(scalar.style)
  case .sequence(let nodes):
    return place + "[" + nodes.map(outline).joined(separator: ", ") + "]"
  case .mapping(let pairs):
    return place + "{"
      + pairs.map { outline($0.key) + ": " + outline($0.value) }.joined(separator: ", ") + "}"
  }
}

private func mark(_ style: YAMLScalar.Style) -> String {
  switch style {
  case .plain: "`"
  case .singleQuoted: "'"
  case .doubleQuoted: "\""
  case .literal: "|"
  case .folded: ">"
  }
}

/// Reads a text as the file `f.yml`.
func read(_ text: String) -> YAMLDocument {
  YAMLDocument(Array(text.utf8), path: "f.yml")
}
