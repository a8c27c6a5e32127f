import QueryLanguage
import TextEditing
import YAMLReading

/// Reads values out of the nodes of one YAML file, and collects all that is wrong with them.
///
/// Each function reports what it does not like and gives back nil, so that reading goes on and all
/// mistakes of a file come out at once.
struct FileReader {
  /// The file's name in diagnostics.
  let path: String
  /// What is wrong so far, in the order of discovery.
  private(set) var diagnostics: [Diagnostic] = []
  /// The named facts and matchers that some rule uses.
  var usedNames: Set<String> = []
  /// What the matches of the rules capture.
  var matchNames = MatchNames()
  /// How often named facts and matchers have been read.
  var namedReadings = 0

  /// More named facts and matchers than this are not read: a few lines could ask for millions.
  static let mostNamedReadings = 10_000

  /// The file of another codemod, by its id.
  let others: (String) -> CodemodFile.Source?

  init(path: String, others: @escaping (String) -> CodemodFile.Source? = { _ in nil }) {
    self.path = path
    self.others = others
  }

  mutating func report(_ message: String, at position: LinePosition, advice: [String] = []) {
    diagnostics.append(
      Diagnostic(.error, path: path, position: position, message: message, advice: advice))
  }

  mutating func report(_ message: String, at node: YAMLNode, advice: [String] = []) {
    report(message, at: node.start, advice: advice)
  }

  /// Says that a word is unknown, and which known one is nearest, or else all that are known.
  ///
  /// `shown` gives the words as they are written in the file.
  mutating func reportUnknown(
    _ what: String, _ word: String, in place: String? = nil, known: [String],
    at position: LinePosition, advice: [String] = [], shown: (String) -> String = { $0 }
  ) {
    let nearest = Suggestion.nearest(to: word, in: known)
    let list = known.map(shown).joined(separator: ", ")
    report(
      "unknown \(what) `\(shown(word))`" + (place.map { " in \($0)" } ?? "")
        + (nearest.map { "; did you mean `\(shown($0))`?" } ?? ""),
      at: position,
      advice: (nearest == nil && !list.isEmpty ? ["known: \(list)"] : []) + advice)
  }

  /// Says that a value is not what is wanted.
  mutating func reportKind(_ node: YAMLNode, _ what: String, wanted: String) {
    report("\(what) is \(node.kindDescription), but must be \(wanted)", at: node)
  }

  /// The values of a mapping by key, in which only `known` keys may stand.
  mutating func fields(
    of node: YAMLNode, in what: String, known: [String], required: [String] = []
  ) -> [String: YAMLNode]? {
    guard let pairs = node.mapping else {
      reportKind(node, what, wanted: "a mapping")
      return nil
    }
    var result: [String: YAMLNode] = [:]
    for pair in pairs {
      guard let key = pair.key.scalar?.text else {
        report("a key of \(what) must be a word", at: pair.key)
        continue
      }
      guard known.contains(key) else {
        reportUnknown("key", key, in: what, known: known, at: pair.key.start)
        continue
      }
      result[key] = pair.value
    }
    for key in required where result[key] == nil {
      report("\(what) has no `\(key)`", at: node)
    }
    return result
  }

  /// The entries of a list that has some; `content` says in messages what they are.
  mutating func entries(_ node: YAMLNode, _ what: String, of content: String) -> [YAMLNode]? {
    guard let nodes = node.sequence else {
      reportKind(node, what, wanted: "a list of \(content)")
      return nil
    }
    if nodes.isEmpty { report("\(what) is empty", at: node) }
    return nodes.isEmpty ? nil : nodes
  }

  /// A text that says something.
  mutating func text(_ node: YAMLNode?, _ what: String) -> String? {
    guard let node else { return nil }
    guard let scalar = node.scalar, !node.isNull else {
      reportKind(node, what, wanted: "a text")
      return nil
    }
    let text = scalar.text.trimmed
    if text.isEmpty { report("\(what) is empty", at: node) }
    return text.isEmpty ? nil : text
  }

  /// A list of texts; one text counts as a list of one.
  mutating func texts(_ node: YAMLNode?, _ what: String) -> [String] {
    guard let node else { return [] }
    guard node.sequence != nil else { return text(node, what).map { [$0] } ?? [] }
    let nodes = entries(node, what, of: "texts") ?? []
    return nodes.compactMap { text($0, "an entry of \(what)") }
  }

  /// `true` or `false`.
  mutating func flag(_ node: YAMLNode?, _ what: String) -> Bool? {
    guard let node else { return nil }
    switch node.scalar?.text {
    case "true": return true
    case "false": return false
    default:
      report("\(what) must be `true` or `false`", at: node)
      return nil
    }
  }

  /// One of the words that a type lists.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode?, _ what: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let node, let word = text(node, what) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    reportUnknown("word", word, in: what, known: type.allCases.map(\.rawValue), at: node.start)
    return nil
  }

  /// Runs `parse` on a scalar's text, and reports what it throws at its place within the text.
  mutating func parsed<Value>(
    _ node: YAMLNode, _ what: String, _ parse: (String) throws(PatternError) -> Value
  ) -> Value? {
    guard let scalar = node.scalar, !node.isNull else {
      reportKind(node, what, wanted: "a text")
      return nil
    }
    do throws(PatternError) {
      return try parse(scalar.text)
    } catch {
      report("\(what): \(error.message)", at: scalar.position(of: error.offset))
      return nil
    }
  }
}

extension String {
  /// The string without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
