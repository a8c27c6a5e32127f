import Profiling
import QueryLanguage
public import SyntaxTrees
import Synchronization
public import TextEditing

/// A file of a project: its text, and its tree once somebody has asked for it.
///
/// May be shared by threads; it never changes.
public final class ProjectFile: Sendable {
  /// The path, as it is shown to people.
  public let path: String
  /// The UTF-8 text.
  public let bytes: [UInt8]
  /// The modules that the file is compiled into; empty if that is not known.
  public let modules: [String]
  /// The words that may stand in the text.
  public let words: WordFilter
  /// The names that the file may declare.
  let names: DeclaredNames

  private let parsed: Mutex<(tree: SyntaxTree?, declarations: Declarations?)>
  private let found: Mutex<[Search: [Match]]> = Mutex([:])

  /// Looks over a file's text without parsing it.
  ///
  /// - Parameters:
  ///   - path: The path, as it is to be shown.
  ///   - bytes: The UTF-8 text.
  ///   - modules: The modules that the file is compiled into; empty if that is not known.
  ///   - tree: The tree of the text, if somebody has it already.
  public init(path: String, bytes: [UInt8], modules: [String] = [], tree: SyntaxTree? = nil) {
    self.path = path
    self.bytes = bytes
    self.modules = modules
    words = Profile.measure(.prefilter, of: path) { WordFilter(bytes) }
    names = Profile.measure(.index, of: path) { DeclaredNames(bytes) }
    parsed = Mutex((tree, nil))
  }

  /// The file's tree, parsed when it is first asked for.
  public var tree: SyntaxTree {
    parsed.withLock { parsed in
      if let tree = parsed.tree { return tree }
      let tree = Profile.measure(.parse, of: path) { SyntaxParser().parse(bytes) }
      parsed.tree = tree
      return tree
    }
  }

  /// What the file declares and imports.
  public var declarations: Declarations {
    let tree = tree
    return parsed.withLock { parsed in
      if let declarations = parsed.declarations { return declarations }
      let declarations = Profile.measure(.index, of: path) { Declarations(of: tree) }
      parsed.declarations = declarations
      return declarations
    }
  }

  /// What a search finds in the file; looked for when it is first asked for.
  func matches(of search: Search) -> [Match] {
    if let known = found.withLock({ $0[search] }) { return known }
    let matches = search.matcher.matches(in: tree.root)
    found.withLock { $0[search] = matches }
    return matches
  }

  /// Whether both files may be compiled into the same module; also if that is not known of one.
  func mayShareModule(with other: ProjectFile) -> Bool {
    modules.isEmpty || other.modules.isEmpty || modules.contains(where: other.modules.contains)
  }
}
