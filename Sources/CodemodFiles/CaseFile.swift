public import CodeFacts
public import TextEditing
import YAMLReading

/// What the `case.yml` of a corpus case says, and all that is wrong with it.
public struct CaseFile: Sendable {
  /// A finding that the case expects.
  public struct Finding: Sendable, Hashable {
    /// The file in the project; nil in a case of one file.
    public var file: String?
    /// Where the match stands, in the file before the run.
    public var position: LinePosition
    /// The exact text.
    public var reason: String

    /// Creates an expected finding.
    public init(file: String? = nil, position: LinePosition, reason: String) {
      self.file = file
      self.position = position
      self.reason = reason
    }
  }

  /// An error of the compiler that the case expects.
  public struct CompilerError: Sendable, Hashable {
    /// The file in the project; nil in a case of one file.
    public var file: String?
    /// The line, from 1.
    public var line: Int
    /// The compiler's exact text.
    public var message: String

    /// Creates an expected error.
    public init(file: String? = nil, line: Int, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  /// Which trap the case is about; empty if the file does not say.
  public private(set) var why = ""
  /// The folders of each module of a project; empty if all files are of one module.
  public private(set) var modules: [String: [String]] = [:]
  /// What the case's files are deployed to.
  public private(set) var targets = Self.standardTargets
  /// Whether rewrites that want review are made.
  public private(set) var review = false
  /// What is to be reported, in the order of the file.
  public private(set) var findings: [Finding] = []
  /// What the compiler says of the code before, with the newer SDK.
  public private(set) var errors: [CompilerError] = []
  /// What the compiler says of the result, with the newer SDK; nil if the file does not say.
  public private(set) var errorsLeft: [CompilerError]?
  /// The first SDK that has all that the code before uses; nil if each has.
  public private(set) var sdk: Int?
  /// Why the compiler cannot judge the case; nil if it can.
  public private(set) var unchecked: String?
  /// Whether so much changes its order that comments may come to stand anywhere in the result.
  public private(set) var scattersComments = false
  /// All mistakes, by place; empty if the file is good.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The targets of a case that names none.
  public static let standardTargets = [PlatformVersion(platform: "iOS", version: [27])]

  static let keys = [
    "why", "target", "review", "modules", "findings", "errors", "errors-left", "sdk", "unchecked",
    "comments",
  ]
  static let findingKeys = ["line", "column", "reason"]
  static let errorKeys = ["line", "message"]

  /// What holds for a case without a `case.yml`.
  public init() {}

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's UTF-8 text.
  ///   - path: The file's name in diagnostics.
  public init(_ bytes: [UInt8], path: String) {
    let document = YAMLDocument(bytes, path: path)
    guard let root = document.root, document.diagnostics.isEmpty else {
      diagnostics = document.diagnostics
      return
    }
    var reader = FileReader(path: path)
    if let fields = reader.fields(of: root, in: "the case", known: Self.keys) {
      why = reader.text(fields["why"], "`why`") ?? ""
      targets = reader.targets(fields["target"], "`target`") ?? Self.standardTargets
      review = reader.flag(fields["review"], "`review`") ?? false
      modules = reader.modules(fields["modules"])
      findings = reader.expectedFindings(fields["findings"])
      errors = reader.expectedErrors(fields["errors"], "`errors`") ?? []
      errorsLeft = reader.expectedErrors(fields["errors-left"], "`errors-left`")
      sdk = reader.count(fields["sdk"], "`sdk`")
      unchecked = reader.text(fields["unchecked"], "`unchecked`")
      let comments = reader.choice(fields["comments"], "`comments`", of: CommentsWord.self)
      scattersComments = comments == .anywhere
    }
    diagnostics = reader.diagnostics.sorted()
  }
}

extension FileReader {
  /// The folders of modules by their names; a single folder may stand alone.
  fileprivate mutating func modules(_ node: YAMLNode?) -> [String: [String]] {
    guard let node else { return [:] }
    guard let pairs = node.mapping else {
      reportKind(node, "`modules`", wanted: "a mapping of modules to their folders")
      return [:]
    }
    if pairs.isEmpty { report("`modules` is empty", at: node) }
    var result: [String: [String]] = [:]
    for pair in pairs {
      guard let name = text(pair.key, "the name of a module") else { continue }
      result[name] = texts(pair.value, "the module `\(name)`")
    }
    return result
  }

  fileprivate mutating func expectedFindings(_ node: YAMLNode?) -> [CaseFile.Finding] {
    guard let node else { return [] }
    guard let nodes = node.sequence else {
      report("`findings` is \(node.kindDescription), but must be a list", at: node)
      return []
    }
    return nodes.compactMap { expectedFinding($0) }
  }

  private mutating func expectedFinding(_ node: YAMLNode) -> CaseFile.Finding? {
    let required = CaseFile.findingKeys
    let fields = fields(
      of: node, in: "a finding", known: ["file"] + required, required: required)
    guard let fields else { return nil }
    let file = text(fields["file"], "`file`")
    let line = count(fields["line"], "`line`")
    let column = count(fields["column"], "`column`")
    // Not trimmed: the reason is compared to the byte.
    let reason = text(fields["reason"], "`reason`").flatMap { _ in fields["reason"]?.scalar?.text }
    guard let line, let column, let reason else { return nil }
    return CaseFile.Finding(
      file: file, position: LinePosition(line: line, column: column), reason: reason)
  }

  /// The errors of a list; nil if there is none.
  fileprivate mutating func expectedErrors(
    _ node: YAMLNode?, _ what: String
  ) -> [CaseFile.CompilerError]? {
    guard let node else { return nil }
    guard let nodes = node.sequence else {
      report("\(what) is \(node.kindDescription), but must be a list", at: node)
      return nil
    }
    return nodes.compactMap { expectedError($0) }
  }

  private mutating func expectedError(_ node: YAMLNode) -> CaseFile.CompilerError? {
    let required = CaseFile.errorKeys
    let fields = fields(
      of: node, in: "an error", known: ["file"] + required, required: required)
    guard let fields else { return nil }
    let file = text(fields["file"], "`file`")
    guard let line = count(fields["line"], "`line`"),
      let message = text(fields["message"], "`message`")
    else { return nil }
    return CaseFile.CompilerError(file: file, line: line, message: message)
  }

  /// A number from 1.
  mutating func count(_ node: YAMLNode?, _ what: String) -> Int? {
    guard let node, let text = text(node, what) else { return nil }
    if let number = Int(text), number >= 1 { return number }
    report("\(what) is `\(text)`, but must be a number from 1", at: node)
    return nil
  }
}
