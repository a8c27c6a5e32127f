/// What people are told about a codemod.
public struct CatalogueEntry: Hashable, Sendable {
  /// Code, and what becomes of it.
  public struct Example: Hashable, Sendable {
    /// The code before.
    public var before: String
    /// The code after; nil if it stays.
    public var after: String?

    /// Creates an example.
    public init(before: String, after: String?) {
      self.before = before
      self.after = after
    }
  }

  /// The codemod's id.
  public var id: String
  /// The folder it comes from; empty for a single file.
  public var pack: String
  /// What it does, in one line.
  public var title: String
  /// Why one would want that.
  public var why: String
  /// Where it is described; empty if nowhere.
  public var source: String
  /// How far it may be trusted: `safe`, `review` or `note`.
  public var confidence: String
  /// What the result needs; empty if nothing.
  public var needs: [PlatformVersion]
  /// Modules of which a file must import one; empty if it does not matter.
  public var imports: [String]
  /// Examples, those that must stay as they are among them.
  public var examples: [Example]

  /// Creates an entry.
  public init(
    id: String, pack: String, title: String, why: String, source: String = "",
    confidence: String, needs: [PlatformVersion] = [], imports: [String] = [],
    examples: [Example] = []
  ) {
    self.id = id
    self.pack = pack
    self.title = title
    self.why = why
    self.source = source
    self.confidence = confidence
    self.needs = needs
    self.imports = imports
    self.examples = examples
  }
}
