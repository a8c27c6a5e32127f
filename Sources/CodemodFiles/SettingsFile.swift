public import CodeFacts
public import TextEditing
import YAMLReading

/// What the `.swift-codemod.yml` of a project says, and all that is wrong with it.
public struct SettingsFile: Sendable, Equatable {
  /// What the project's code deploys to; nil if the file does not say.
  public private(set) var targets: [PlatformVersion]?
  /// Ids, packs and files of the codemods to run when none are named.
  public private(set) var packs: [String] = []
  /// Patterns for the paths of files that are left out.
  public private(set) var excludes: [String] = []
  /// All mistakes, by place; empty if the file is good.
  public private(set) var diagnostics: [Diagnostic] = []

  static let keys = ["targets", "packs", "excludes"]

  /// What holds for a project without such a file.
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
    if let fields = reader.fields(of: root, in: "the file", known: Self.keys) {
      targets = reader.targets(fields["targets"], "`targets`")
      packs = reader.texts(fields["packs"], "`packs`")
      excludes = reader.texts(fields["excludes"], "`excludes`")
    }
    diagnostics = reader.diagnostics.sorted()
  }
}
