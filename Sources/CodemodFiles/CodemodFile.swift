public import Rewriting
public import TextEditing
import YAMLReading

/// A codemod file: reads it, and tells all that is wrong with it.
public struct CodemodFile: Sendable {
  /// The codemod; nil if the file has mistakes.
  public let codemod: Codemod?
  /// All mistakes, by place; empty if the file is good.
  public let diagnostics: [Diagnostic]

  static let keys = [
    "id", "title", "why", "source", "confidence", "available", "imports", "diagnostics", "rules",
    "examples", "utilities",
  ]

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's UTF-8 text.
  ///   - path: The file's name in diagnostics; its last part without `.yml` must be the id.
  ///   - pack: The pack that the codemod belongs to; empty for a file of its own.
  public init(_ bytes: [UInt8], path: String, pack: String = "") {
    let document = YAMLDocument(bytes, path: path)
    guard let root = document.root, document.diagnostics.isEmpty else {
      codemod = nil
      diagnostics = document.diagnostics
      return
    }
    var reader = FileReader(path: path)
    let codemod = reader.codemod(root, pack: pack)
    // A named fact or matcher is read once for each use, and complains each time.
    var seen: Set<Diagnostic> = []
    let found = reader.diagnostics.filter { seen.insert($0).inserted }.sorted()
    self.codemod = found.isEmpty ? codemod : nil
    diagnostics = found
  }
}

extension FileReader {
  fileprivate mutating func codemod(_ root: YAMLNode, pack: String) -> Codemod? {
    let required = ["id", "title", "why", "source", "confidence", "rules", "examples"]
    let fields = fields(
      of: root, in: "the codemod", known: CodemodFile.keys, required: required)
    guard let fields else { return nil }
    let id = identifier(fields["id"])
    let title = text(fields["title"], "`title`")
    let why = text(fields["why"], "`why`")
    let source = text(fields["source"], "`source`")
    let confidence = choice(fields["confidence"], "`confidence`", of: Confidence.self)
    let available = platformVersions(fields["available"], "`available`")
    let imports = texts(fields["imports"], "`imports`")
    let messages = texts(fields["diagnostics"], "`diagnostics`")
    let utilities = utilities(fields["utilities"])
    let rules = rules(fields["rules"], utilities: utilities)
    let examples = examples(fields["examples"])
    guard let id, let title, let why, let source, let confidence else { return nil }
    return Codemod(
      id: id, pack: pack, title: title, why: why, source: source, confidence: confidence,
      available: available, imports: imports, diagnostics: messages, rules: rules,
      examples: examples)
  }

  /// The id: lower-case words with hyphens, the same as the file's name.
  private mutating func identifier(_ node: YAMLNode?) -> String? {
    guard let node, let id = text(node, "`id`") else { return nil }
    let letters = id.utf8.allSatisfy {
      ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
    }
    if !letters || id.hasPrefix("-") || id.hasSuffix("-") {
      report("the id `\(id)` must be made of lower-case words with hyphens", at: node)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.hasSuffix(".yml"), name != "\(id).yml" {
      report("the id is `\(id)`, but the file is named `\(name)`", at: node)
    }
    return id
  }

  private mutating func utilities(_ node: YAMLNode?) -> NameScope.Utilities {
    var result = NameScope.Utilities()
    guard let node,
      let fields = fields(of: node, in: "`utilities`", known: ["facts", "matchers"])
    else { return result }
    result.facts = named(fields["facts"], "`facts`")
    result.matchers = named(fields["matchers"], "`matchers`")
    return result
  }

  private mutating func named(_ node: YAMLNode?, _ what: String) -> [String: YAMLNode] {
    guard let node else { return [:] }
    guard let pairs = node.mapping else {
      report("\(what) is \(node.kindDescription), but must be a mapping of names", at: node)
      return [:]
    }
    var result: [String: YAMLNode] = [:]
    for pair in pairs {
      if let name = pair.key.scalar?.text { result[name] = pair.value }
    }
    return result
  }

  private mutating func rules(_ node: YAMLNode?, utilities: NameScope.Utilities) -> [Rule] {
    guard let node else { return [] }
    guard let nodes = node.sequence, !nodes.isEmpty else {
      report("`rules` is \(node.kindDescription), but must be a list of rules", at: node)
      return []
    }
    return nodes.compactMap { rule($0, utilities: utilities) }
  }

  private mutating func examples(_ node: YAMLNode?) -> [Example] {
    guard let node else { return [] }
    guard let nodes = node.sequence else {
      report("`examples` is \(node.kindDescription), but must be a list", at: node)
      return []
    }
    let examples = nodes.compactMap { example($0) }
    if !examples.contains(where: { $0.after != nil }) {
      report("`examples` shows no change; add one with `before` and `after`", at: node)
    }
    if !examples.contains(where: { $0.after == nil }) {
      report("`examples` shows no code that must stay; add one with `keep`", at: node)
    }
    return examples
  }

  private mutating func example(_ node: YAMLNode) -> Example? {
    let fields = fields(of: node, in: "an example", known: ["before", "after", "keep"])
    guard let fields else { return nil }
    switch (code(fields["before"]), code(fields["after"]), code(fields["keep"])) {
    case (let before?, let after?, nil): return Example(before: before, after: after)
    case (nil, nil, let keep?): return Example(before: keep, after: nil)
    default:
      report("an example has `before` and `after`, or `keep`", at: node)
      return nil
    }
  }

  /// Code as it stands, white space and all.
  private func code(_ node: YAMLNode?) -> String? { node?.scalar?.text }
}
