import CodeFacts
import QueryLanguage
import Rewriting
import TextEditing
import YAMLReading

extension FileReader {
  /// What the matches of a codemod's rules capture, taken together.
  struct MatchNames {
    private(set) var all: Set<String> = []
    /// Whether some match could not be read, so that what it captures is not known.
    private(set) var isIncomplete = false

    /// Takes in what one rule's match captures.
    mutating func add(_ scope: NameScope) {
      all.formUnion(scope.captures.union(scope.uncertain))
      isIncomplete = isIncomplete || scope.isIncomplete
    }

    /// Takes in what the matches of another file's rules capture.
    mutating func add(_ other: MatchNames) {
      all.formUnion(other.all)
      isIncomplete = isIncomplete || other.isIncomplete
    }
  }

  /// The compiler messages that a codemod answers: texts, and mappings that say more; read behind the
  /// rules, of whose captures they speak.
  mutating func answeredDiagnostics(
    _ node: YAMLNode?, utilities: NameScope.Utilities
  ) -> [AnsweredDiagnostic] {
    guard let node else { return [] }
    let nodes =
      node.sequence == nil ? [node] : entries(node, "`diagnostics`", of: "messages") ?? []
    return nodes.flatMap { node in
      node.mapping == nil
        ? messagePatterns(node, "an entry of `diagnostics`").map {
          AnsweredDiagnostic(message: $0, captures: Set($0.holes.map(\.name)))
        } : answeredDiagnostics(in: node, utilities: utilities)
    }
  }

  /// An entry with one message, or with several of which the same is to be said.
  private mutating func answeredDiagnostics(
    in node: YAMLNode, utilities: NameScope.Utilities
  ) -> [AnsweredDiagnostic] {
    let fields = fields(
      of: node, in: "an entry of `diagnostics`", known: AnsweredKey.words,
      required: [AnsweredKey.message.rawValue])
    guard let fields else { return [] }
    let list = fields[AnsweredKey.message].map { message in
      message.sequence == nil ? [message] : entries(message, "`message`", of: "texts") ?? []
    }
    let messages = (list ?? []).flatMap { messagePatterns($0, AnsweredKey.message.quoted) }
    let scope = choice(fields[AnsweredKey.scope], "`scope`", of: DiagnosticScope.self) ?? .match
    // The names of the rules are bound where the matcher is asked; here only its own count.
    var names = NameScope(
      utilities: utilities, user: "the entry of `diagnostics` in line \(node.start.line)")
    let at = fields[AnsweredKey.at].flatMap { matcher($0, "`at`", scope: &names) }
    let shared = names.captures.union(names.uncertain).intersection(matchNames.all)
    return messages.map { message in
      AnsweredDiagnostic(
        message: message, scope: scope.factScope, at: at,
        captures: shared.union(message.holes.map(\.name)))
    }
  }

  /// A message with holes, whose names must be captures of some rule; none if it is no good.
  private mutating func messagePatterns(_ node: YAMLNode, _ what: String) -> [MessagePattern] {
    guard text(node, what) != nil else { return [] }
    let pattern = parsed(node, what) { (text) throws(PatternError) in
      try MessagePattern(parsing: text.withoutTrailingSpace)
    }
    guard let pattern, let scalar = node.scalar else { return [] }
    for hole in pattern.holes where !matchNames.all.contains(hole.name) && !matchNames.isIncomplete
    {
      reportUnknown(
        "capture", hole.name, in: what, known: matchNames.all.sorted(),
        at: scalar.position(of: hole.offset), advice: ["`{_}` stands for any text"]
      ) { "{\($0)}" }
    }
    return [pattern]
  }
}

extension String {
  /// The string without white space at its end, such as a block's last line break.
  fileprivate var withoutTrailingSpace: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
