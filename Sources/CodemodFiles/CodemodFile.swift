public import Rewriting
public import TextEditing
import YAMLReading

/// A codemod file: reads it, and tells all that is wrong with it.
public struct CodemodFile: Sendable {
  /// The codemod; nil if the file has mistakes.
  public let codemod: Codemod?
  /// All mistakes, by place; empty if the file is good.
  public let diagnostics: [Diagnostic]

  /// How much of a file is read.
  public enum Part: Sendable {
    /// All of it.
    case whole
    /// What it says of itself, without what it does: no rules, diagnostics, and examples.
    case head
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's UTF-8 text.
  ///   - part: How much of it is wanted.
  ///   - path: The file's name in diagnostics; its last part without `.yml` must be the id.
  ///   - pack: The pack that the codemod belongs to; empty for a file of its own.
  ///   - known: The ids of all codemods that it may speak of; nil if any may exist.
  ///   - others: The file of another codemod, by its id, for rules that are used from there.
  public init(
    _ bytes: [UInt8], part: Part = .whole, path: String, pack: String = "",
    known: [String]? = nil, others: @escaping (String) -> Source? = { _ in nil }
  ) {
    let document = YAMLDocument(bytes, path: path)
    guard let root = document.root else {
      codemod = nil
      diagnostics = document.diagnostics
      return
    }
    var reader = FileReader(path: path, others: others)
    let codemod = reader.codemod(root, part: part, pack: pack, known: known)
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
  fileprivate mutating func codemod(
    _ root: YAMLNode, part: CodemodFile.Part, pack: String, known: [String]?
  ) -> Codemod? {
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
    let after = predecessors(fields[CodemodKey.after], of: id, known: known)
    if part == .head {
      guard let id, let title, let why, let source, let confidence else { return nil }
      return Codemod(
        id: id, pack: pack, title: title, why: why, source: source, confidence: confidence,
        available: available, imports: imports, after: after, diagnostics: [], rules: [],
        examples: [])
    }
    let utilities = utilities(fields[CodemodKey.utilities])
    let before = diagnostics.count
    let rules = rules(fields[CodemodKey.rules], confidence: confidence, utilities: utilities)
    // Of rules that could not be read it is not known.
    let changesCode =
      diagnostics.count > before
      || rules.contains(where: \.action.changes)
    let answered = answeredDiagnostics(fields[CodemodKey.diagnostics], utilities: utilities)
    reportUnused(utilities)
    if !changesCode, let confidence, confidence != .note {
      let node = fields[CodemodKey.confidence] ?? root
      report("no rule changes code, so the confidence must be `note`", at: node)
    }
    let examples = examples(fields[CodemodKey.examples], needsChange: changesCode)
    guard let id, let title, let why, let source, let confidence else { return nil }
    return Codemod(
      id: id, pack: pack, title: title, why: why, source: source, confidence: confidence,
      available: available, imports: imports, after: after, diagnostics: answered, rules: rules,
      examples: examples)
  }

  /// The ids of other codemods.
  private mutating func predecessors(
    _ node: YAMLNode?, of id: String?, known: [String]?
  ) -> [String] {
    guard let node else { return [] }
    let ids = texts(node, "`after`")
    for (index, other) in ids.enumerated() {
      let place = node.sequence?.dropFirst(index).first ?? node
      if other == id {
        report("a codemod cannot come after itself", at: place)
      } else if let known, !known.contains(other) {
        reportUnknown("codemod", other, in: "`after`", known: known, at: place.start)
      }
    }
    return ids
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
}
