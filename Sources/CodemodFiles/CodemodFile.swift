public import Rewriting
public import TextEditing
import YAMLReading

/// A codemod file: reads it, and tells all that is wrong with it.
public struct CodemodFile: Sendable {
  /// The codemod; nil if the file has mistakes.
  public let codemod: Codemod?
  /// All mistakes, by place; empty if the file is good.
  public let diagnostics: [Diagnostic]

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's UTF-8 text.
  ///   - path: The file's name in diagnostics; its last part without `.yml` must be the id.
  ///   - pack: The pack that the codemod belongs to; empty for a file of its own.
  public init(_ bytes: [UInt8], path: String, pack: String = "") {
    let document = YAMLDocument(bytes, path: path)
    guard let root = document.root else {
      codemod = nil
      diagnostics = document.diagnostics
      return
    }
    var reader = FileReader(path: path)
    let codemod = reader.codemod(root, pack: pack)
    // Where the file is no good YAML, what it would mean says nothing more.
    let places = Set(document.diagnostics.map(\.position))
    let found = document.diagnostics + reader.diagnostics.filter { !places.contains($0.position) }
    // A named fact or matcher is read once for each use, and complains each time.
    var seen: Set<Diagnostic> = []
    diagnostics = found.filter { seen.insert($0).inserted }.sorted()
    self.codemod = diagnostics.isEmpty ? codemod : nil
  }
}

extension FileReader {
  fileprivate mutating func codemod(_ root: YAMLNode, pack: String) -> Codemod? {
    let fields = fields(
      of: root, in: "the codemod", known: CodemodKey.words,
      required: CodemodKey.required.map(\.rawValue))
    guard let fields else { return nil }
    let id = identifier(fields[CodemodKey.id])
    let title = text(fields[CodemodKey.title], "`title`")
    let why = text(fields[CodemodKey.why], "`why`")
    let source = text(fields[CodemodKey.source], "`source`")
    let confidence = choice(fields[CodemodKey.confidence], "`confidence`", of: Confidence.self)
    let available = platformVersions(fields[CodemodKey.available], "`available`")
    let imports = texts(fields[CodemodKey.imports], "`imports`")
    let messages = texts(fields[CodemodKey.diagnostics], "`diagnostics`")
    let utilities = utilities(fields[CodemodKey.utilities])
    let rules = rules(fields[CodemodKey.rules], confidence: confidence, utilities: utilities)
    reportUnused(utilities)
    let changesCode = rules.contains { if case .note = $0.action { false } else { true } }
    if !rules.isEmpty, !changesCode, let confidence, confidence != .note {
      let node = fields[CodemodKey.confidence] ?? root
      report("no rule changes code, so the confidence must be `note`", at: node)
    }
    let examples = examples(
      fields[CodemodKey.examples], needsChange: changesCode || rules.isEmpty)
    guard let id, let title, let why, let source, let confidence else { return nil }
    return Codemod(
      id: id, pack: pack, title: title, why: why, source: source, confidence: confidence,
      available: available, imports: imports, diagnostics: messages, rules: rules,
      examples: examples)
  }

  /// The id: lower-case words with hyphens, the same as the file's name.
  private mutating func identifier(_ node: YAMLNode?) -> String? {
    guard let node, let id = text(node, "`id`") else { return nil }
    let words = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isGood = words.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy {
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        }
    }
    if !isGood {
      report("the id `\(id)` must be made of lower-case words with hyphens between", at: node)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.hasSuffix(".yml"), name != "\(id).yml" {
      report("the id is `\(id)`, but the file is named `\(name)`", at: node)
    }
    return id
  }

  private mutating func utilities(_ node: YAMLNode?) -> NameScope.Utilities {
    var result = NameScope.Utilities()
    guard let node, let fields = fields(of: node, in: "`utilities`", known: UtilityKey.words) else {
      return result
    }
    result.facts = named(fields[UtilityKey.facts], "`facts`")
    result.matchers = named(fields[UtilityKey.matchers], "`matchers`")
    return result
  }

  private mutating func named(_ node: YAMLNode?, _ what: String) -> [String: YAMLPair] {
    guard let node else { return [:] }
    guard let pairs = node.mapping else {
      reportKind(node, what, wanted: "a mapping of names")
      return [:]
    }
    if pairs.isEmpty { report("\(what) is empty", at: node) }
    var result: [String: YAMLPair] = [:]
    for pair in pairs {
      if let name = text(pair.key, "a name of \(what)") { result[name] = pair }
    }
    return result
  }

  /// What no rule uses has not been read, and may be anything.
  private mutating func reportUnused(_ utilities: NameScope.Utilities) {
    for (what, word, pairs) in [
      ("fact", FactWord.holds.rawValue, utilities.facts),
      ("matcher", MatcherWord.matching.rawValue, utilities.matchers),
    ] {
      for (name, pair) in pairs where !usedNames.contains("the \(what) `\(name)`") {
        report(
          "no rule uses the \(what) `\(name)`", at: pair.key,
          advice: ["use it with `\(word): \(name)`, or remove it"])
      }
    }
  }

  private mutating func rules(
    _ node: YAMLNode?, confidence: Confidence?, utilities: NameScope.Utilities
  ) -> [Rule] {
    guard let node, let nodes = entries(node, "`rules`", of: "rules") else { return [] }
    return nodes.compactMap { rule($0, confidence: confidence, utilities: utilities) }
  }

  private mutating func examples(_ node: YAMLNode?, needsChange: Bool) -> [Example] {
    guard let node, let nodes = entries(node, "`examples`", of: "examples") else { return [] }
    let before = diagnostics.count
    let examples = nodes.compactMap { example($0) }
    guard diagnostics.count == before else { return [] }
    if needsChange, !examples.contains(where: { $0.after != nil }) {
      report("`examples` shows no change; add one with `before` and `after`", at: node)
    }
    if !examples.contains(where: { $0.after == nil }) {
      report("`examples` shows no code that must stay; add one with `keep`", at: node)
    }
    return examples
  }

  private mutating func example(_ node: YAMLNode) -> Example? {
    let fields = fields(of: node, in: "an example", known: ExampleKey.words)
    guard let fields else { return nil }
    switch (fields[ExampleKey.before], fields[ExampleKey.after], fields[ExampleKey.keep]) {
    case (let before?, let after?, nil):
      guard let before = code(before, "`before`"), let text = code(after, "`after`") else {
        return nil
      }
      if before == text { report("`after` is the same as `before`; write `keep`", at: after) }
      return Example(before: before, after: text)
    case (nil, nil, let keep?):
      return code(keep, "`keep`").map { Example(before: $0) }
    default:
      report("an example has either `before` and `after`, or `keep`", at: node)
      return nil
    }
  }

  /// Code as it stands, white space and all.
  private mutating func code(_ node: YAMLNode, _ what: String) -> String? {
    text(node, what) == nil ? nil : node.scalar?.text
  }
}
