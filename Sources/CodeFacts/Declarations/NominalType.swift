public import SyntaxTrees

/// A type as the project tells it: its declaration, if it is not the SDK's, and its extensions.
public struct NominalType: Sendable {
  /// The type's name with those of the types around it, as `Outer.Inner`.
  public let path: String
  /// The declaration of the type itself, nil if only extensions were found.
  public private(set) var primary: TypeDeclaration?
  /// The extensions, those of the file that was asked first; of its own module, also those that only
  /// other files can use.
  public private(set) var extensions: [TypeDeclaration] = []

  /// The declaration and the extensions.
  public var parts: [TypeDeclaration] { (primary.map { [$0] } ?? []) + extensions }

  /// The last part of the path.
  public var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// The properties of all parts.
  public var properties: [Property] { parts.flatMap(\.properties) }

  /// The functions of all parts.
  public var functions: [Function] { parts.flatMap(\.functions) }

  /// The initializers of all parts.
  public var initializers: [Function] { parts.flatMap(\.initializers) }

  /// The types that any part names behind its colon.
  public var inherited: [String] { parts.flatMap(\.inherited) }

  /// Whether several files, or a module of the project and the SDK, declare a type of this name, so
  /// that it is not clear which one an extension or a mention means.
  public internal(set) var isAmbiguous = false

  /// The parts whose members can be named where the type was asked for, and whether also those that
  /// are private to their file.
  private var usable: [(part: TypeDeclaration, withPrivates: Bool)] = []

  /// How far the members of a part can be named where the type is asked for.
  enum Reach {
    /// All of them: the part stands in the same file.
    case file
    /// Those that are not private: it stands in another file of the module.
    case module
    /// Those that are public: it stands in another module.
    case imported
  }

  /// Further declarations of the type itself, of which another one may be compiled.
  private var twins: [TypeDeclaration] = []

  /// Whether another declaration of the type has a member of a name as well.
  func hasTwin(with name: String) -> Bool { twins.contains { $0.hasMember(named: name) } }

  init(path: String) { self.path = path }

  /// Takes in a declaration or an extension.
  mutating func add(_ part: TypeDeclaration, reach: Reach = .file) {
    let part = reach == .imported ? part.withoutInternals : part
    if part.form == .extension {
      extensions.append(part)
    } else if let primary {
      // The branches of an `#if` may each declare the type.
      if primary.node.tree !== part.node.tree { isAmbiguous = true }
      twins.append(part)
      return
    } else {
      primary = part
    }
    if reach == .file || !Access.isPrivate(part.modifiers) {
      usable.append((part, withPrivates: reach == .file))
    }
  }

  /// The properties of that name; there may be a static one and an instance's, or one for each
  /// branch of `#if`.
  func properties(named name: String) -> [Property] {
    usable.flatMap { part, withPrivates in
      part.properties(named: name).filter { withPrivates || !Access.isPrivate($0.modifiers) }
    }
  }

  /// The functions of that name.
  func functions(named name: String) -> [Function] {
    usable.flatMap { part, withPrivates in
      part.functions(named: name).filter { withPrivates || !Access.isPrivate($0.modifiers) }
    }
  }

  /// The property of that name, an instance's before a static one.
  public func property(named name: String) -> Property? {
    let found = properties(named: name)
    return found.first { !$0.isStatic } ?? found.first
  }

  /// Whether the type has a member of that name, of whatever sort.
  public func hasMember(named name: String) -> Bool {
    !properties(named: name).isEmpty || !functions(named: name).isEmpty
      || usable.contains { $0.part.aliases[name] != nil || $0.part.cases.contains(name) }
  }

  /// Whether the type itself has a member of that name: a static one, or a case.
  func hasStatic(named name: String) -> Bool {
    properties(named: name).contains(where: \.isStatic)
      || functions(named: name).contains(where: \.isStatic)
      || usable.contains { $0.part.cases.contains(name) }
  }

  /// Whether the compiler makes an initializer with a parameter for each stored property.
  ///
  /// It does for a struct whose own declaration has no initializer.
  public var hasMemberwiseInitializer: Bool {
    primary.map { $0.form == .struct && $0.initializers.isEmpty } ?? false
  }

  /// Whether both may be the same type: another module may have one of the same name.
  func isSame(as other: NominalType) -> Bool {
    guard path == other.path else { return false }
    guard let own = primary, let others = other.primary, !isAmbiguous, !other.isAmbiguous else {
      return true
    }
    return own.node == others.node
  }

  /// Whether a node stands in the braces of the declaration or of an extension.
  public func contains(_ node: Node) -> Bool { parts.contains { $0.node.contains(node) } }
}
