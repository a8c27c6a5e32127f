public import Rewriting
public import TextEditing

/// A place that was rewritten, and where the rewrite comes from; in terms of the files as they were
/// before the run.
public struct AppliedDerivation: Sendable, Hashable {
  /// Codemod, rule, place and captures of the match.
  public var derivation: Derivation
  /// The byte offset of the place.
  public var offset: Int
  /// What else was changed with the match, all of it or nothing.
  public var dependents: [DependentEdit]

  /// Creates the value.
  public init(derivation: Derivation, offset: Int, dependents: [DependentEdit] = []) {
    self.derivation = derivation
    self.offset = offset
    self.dependents = dependents
  }
}

/// A change away from a match that belongs to it.
public struct DependentEdit: Sendable, Hashable {
  /// What a rule says of the change.
  public enum Origin: Sendable, Hashable {
    /// The dependent rule with that index.
    case then(rule: Int)
    /// Text beside a capture.
    case insert
    /// A member of the type around.
    case addMember
    /// An attribute of a declaration.
    case addAttribute
    /// The import of a module.
    case addImport(String)
  }

  /// The file.
  public var path: String
  /// The byte offset of the place.
  public var offset: Int
  /// The place.
  public var position: LinePosition
  /// What in the rule asks for it.
  public var origin: Origin

  /// Creates the value.
  public init(path: String, offset: Int, position: LinePosition, origin: Origin) {
    self.path = path
    self.offset = offset
    self.position = position
    self.origin = origin
  }
}
