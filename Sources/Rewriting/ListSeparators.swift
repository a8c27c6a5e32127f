import QueryLanguage
import SyntaxTrees
import TextEditing

/// What comes between the pieces of a list that rules have mapped.
public enum PieceSeparator: Sendable, Hashable {
  /// What the place in the template asks for: commas or line breaks.
  case asPlaced
  /// This text.
  case text(String)
}

/// What comes to stand between the pieces of a captured list where a template puts it: commas
/// between parentheses or brackets, line breaks in a block of statements.
struct ListSeparators {
  /// The changes of what stands between the pieces in the source.
  private(set) var changes: [Change] = []
  private let context: RewriteContext

  /// Places separators; those of `separators` are of captures some of whose pieces may have gone.
  init(
    of template: Template, in match: Match, given separators: [String: PieceSeparator],
    _ context: RewriteContext
  ) {
    self.context = context
    for (name, place) in Self.places(in: template) {
      let nodes = match.captures[name]?.nodes ?? []
      guard let first = nodes.first, first.tree === context.tree else { continue }
      let areStatements = first.parent?.kind == .statements
      for gap in zip(nodes, nodes.dropFirst()).map({ ListGap($0, $1, first: first, context) }) {
        if gap.hasCode, separators[name] == nil { continue }
        if case .text(let separator) = separators[name] {
          changes.append(gap.joined(by: separator))
        } else {
          switch place {
          case .list: changes += areStatements ? gap.withComma() : gap.inList()
          case .block: changes += gap.broken()
          case .other: changes += areStatements ? gap.broken() : gap.inList()
          }
        }
      }
    }
  }

  /// Where a run stands in a template.
  private enum Place { case list, block, other }

  /// The runs of a template, and where they stand.
  private static func places(in template: Template) -> [(name: String, place: Place)] {
    var open: [String] = []
    var result: [(name: String, place: Place)] = []
    for (index, item) in template.items.enumerated() {
      if let placeholder = item.placeholder {
        let isInBrackets = ["(", "["].contains(open.last)
        if isInBrackets, placeholder.count == .many {
          result.append((placeholder.name, .list))
        } else {
          let isBlock = !isInBrackets && standsAsStatement(index, in: template)
          result.append((placeholder.name, isBlock ? .block : .other))
        }
        continue
      }
      guard let token = item.token else { continue }
      if ["(", "[", "{", "\\("].contains(token) { open.append(token) }
      if [")", "]", "}"].contains(token) { _ = open.popLast() }
    }
    return result
  }

  /// Whether nothing else stands on the line of an item, or in its braces.
  private static func standsAsStatement(_ index: Int, in template: Template) -> Bool {
    let before = index > 0 ? template.items[index - 1].token : nil
    let behind = index + 1 < template.items.count ? template.items[index + 1].token : nil
    func breaks(_ item: Int) -> Bool {
      template.spacings.indices.contains(item)
        && template.spacings[item].contains(where: \.isLineBreak)
    }
    let begins = before == "{" || breaks(index)
    return begins && (behind == "}" || breaks(index + 1))
  }
}
