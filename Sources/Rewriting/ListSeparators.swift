import QueryLanguage
import SyntaxTrees

/// The commas that statements need where a template puts them between parentheses or brackets.
struct ListSeparators {
  /// The changes that put them behind the statements, or in the place of semicolons.
  let changes: [Change]

  init(of template: Template, in match: Match) {
    changes = Self.placeholdersInLists(of: template).flatMap { name in
      let nodes = match.captures[name]?.nodes ?? []
      guard nodes.first?.parent?.kind == .statements else { return [Change]() }
      return zip(nodes, nodes.dropFirst()).map(Self.comma)
    }
  }

  /// The names of the runs that stand directly between parentheses or brackets.
  private static func placeholdersInLists(of template: Template) -> [String] {
    var open: [String] = []
    var names: [String] = []
    for item in template.items {
      if let placeholder = item.placeholder {
        if placeholder.count == .many, ["(", "["].contains(open.last) {
          names.append(placeholder.name)
        }
        continue
      }
      guard let token = item.token else { continue }
      if ["(", "[", "{", "\\("].contains(token) { open.append(token) }
      if [")", "]", "}"].contains(token) { _ = open.popLast() }
    }
    return names
  }

  private static func comma(between first: Node, and second: Node) -> Change {
    let text = Change.Piece.text([UInt8(ascii: ",")])
    var next = first.nextSibling
    while let node = next, node.start < second.start {
      if node.hasText(";") { return Change(range: node.range, pieces: [text]) }
      next = node.nextSibling
    }
    return Change(range: first.end..<first.end, pieces: [text])
  }
}
