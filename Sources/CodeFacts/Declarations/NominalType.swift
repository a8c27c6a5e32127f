public import SyntaxTrees

/// A type as the project tells it: its declaration, if it is not the SDK's, and its extensions.
public struct NominalType: Sendable {
  /// The type's name with those of the types around it, as `Outer.Inner`.
  public let path: String
  /// The declaration of the type itself, nil if only extensions were found.
  public private(set) var primary: TypeDeclaration?
  /// The extensions, those of the file that was asked first.
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

  /// Whether several files declare a type of this name, so that it is not clear which one an
  /// extension or a mention means.
  public private(set) var isAmbiguous = false

  init(path: String) { self.path = path }

  /// Takes in a declaration or an extension.
  ///
  /// - Parameters:
  ///   - part: The declaration.
  ///   - publicOnly: Whether only its public members count, as in another module.
  mutating func add(_ part: TypeDeclaration, publicOnly: Bool = false) {
    let part = publicOnly ? part.withoutInternals : part
    if part.form == .extension {
      extensions.append(part)
    } else if let primary {
      // The branches of an `#if` may each declare the type.
      if primary.node.tree !== part.node.tree { isAmbiguous = true }
      return
    } else {
      primary = part
    }
  }

  /// The properties of that name; there may be a static one and an instance's, or one for each
  /// branch of `#if`.
  func properties(named name: String) -> [Property] {
    parts.flatMap { $0.properties(named: name) }
  }

  /// The functions of that name.
  func functions(named name: String) -> [Function] {
    parts.flatMap { $0.functions(named: name) }
  }

  /// The property of that name, an instance's before a static one.
  public func property(named name: String) -> Property? {
    let found = properties(named: name)
    return found.first { !$0.isStatic } ?? found.first
  }

  /// Whether the type has a member of that name, of whatever sort.
  public func hasMember(named name: String) -> Bool {
    parts.contains { $0.hasMember(named: name) }
  }

  /// Whether the compiler makes an initializer with a parameter for each stored property.
  ///
  /// It does for a struct whose own declaration has no initializer.
  public var hasMemberwiseInitializer: Bool {
    primary.map { $0.form == .struct && $0.initializers.isEmpty } ?? false
  }

  /// Whether a node stands in the braces of the declaration or of an extension.
  public func contains(_ node: Node) -> Bool { parts.contains { $0.node.contains(node) } }
}
