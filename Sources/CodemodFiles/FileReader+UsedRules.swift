import Rewriting
import TextEditing
import YAMLReading

extension CodemodFile {
  /// Another codemod's file, of which rules are used.
  public struct Source: Sendable {
    /// The file's UTF-8 text.
    public let bytes: [UInt8]
    /// The file's name in diagnostics.
    public let path: String

    /// Creates a source.
    public init(bytes: [UInt8], path: String) {
      self.bytes = bytes
      self.path = path
    }
  }
}

/// A word of `use`: the id of a codemod and the name of one of its rules.
private struct RuleReference {
  let id: String
  let name: String

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    (id, name) = (parts[0], parts[1])
  }
}

extension FileReader {
  /// The rules of a codemod, those among them that are another codemod's.
  mutating func rules(
    _ node: YAMLNode?, confidence: Confidence?, utilities: NameScope.Utilities
  ) -> [Rule] {
    guard let node, let nodes = entries(node, "`rules`", of: "rules") else { return [] }
    var names: Set<String> = []
    return nodes.compactMap { node in
      if Self.value(of: UseKey.use.rawValue, in: node) != nil {
        return usedRule(node, confidence: confidence)
      }
      if let name = text(Self.value(of: RuleKey.name.rawValue, in: node), "`name`"),
        !names.insert(name).inserted
      {
        report("another rule is named `\(name)` as well", at: node)
      }
      return rule(node, confidence: confidence, utilities: utilities)
    }
  }

  /// A named rule of another codemod, read with the facts and matchers that are named there.
  ///
  /// What is wrong in the other file is told where that is read. An entry with `use` has no name, so
  /// that nobody can use what is used, and there are no circles.
  private mutating func usedRule(_ node: YAMLNode, confidence: Confidence?) -> Rule? {
    let fields = fields(of: node, in: "a used rule", known: UseKey.words)
    guard let value = fields?[UseKey.use.rawValue], let text = text(value, UseKey.use.quoted) else {
      return nil
    }
    guard let reference = RuleReference(text) else {
      report(
        "`use` is `\(text)`, but must be a codemod's id and a rule's name, as `a/b`", at: value)
      return nil
    }
    if path.split(separator: "/").last.map(String.init) == "\(reference.id).yml" {
      report("the rule `\(reference.name)` is this codemod's own", at: value)
      return nil
    }
    guard let source = others(reference.id) else {
      report("there is no codemod `\(reference.id)`", at: value)
      return nil
    }
    let root = YAMLDocument(source.bytes, path: source.path).root
    let rules = root.flatMap { Self.value(of: CodemodKey.rules.rawValue, in: $0) }?.sequence ?? []
    let named = rules.compactMap { rule -> (String, YAMLNode)? in
      Self.value(of: RuleKey.name.rawValue, in: rule)?.scalar.map { ($0.text, rule) }
    }
    guard let found = named.first(where: { $0.0 == reference.name }) else {
      reportUnknown(
        "rule", reference.name, in: "the codemod `\(reference.id)`", known: named.map(\.0),
        at: value.start)
      return nil
    }
    var reader = FileReader(path: source.path)
    let utilities = root.flatMap { Self.value(of: CodemodKey.utilities.rawValue, in: $0) }
    let rule = reader.rule(
      found.1, confidence: confidence, utilities: reader.utilities(utilities))
    guard reader.diagnostics.isEmpty, let rule else {
      let place = reader.diagnostics.first?.position.map { " in line \($0.line)" } ?? ""
      report("the rule `\(reference.name)` of `\(reference.id)` has mistakes\(place)", at: value)
      return nil
    }
    matchNames.add(reader.matchNames)
    return rule
  }

  private static func value(of key: String, in node: YAMLNode) -> YAMLNode? {
    node.mapping?.first { $0.key.scalar?.text == key }?.value
  }
}
