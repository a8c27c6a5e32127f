public import SyntaxTrees

/// A place that mentions a declared name and means that declaration.
public struct Reference: Sendable, Hashable {
  /// How the name is mentioned.
  public enum Kind: String, Sendable {
    /// The value is read.
    case read
    /// The value is replaced by `=`.
    case write
    /// The value is changed in place: `+=`, or an assignment to a member or an element of it.
    case modify
    /// The value is handed on with `&`.
    case `inout`
    /// `$name`.
    case projected
    /// `_name`, the storage that an attribute makes.
    case storage
    /// The name stands in a key path.
    case keyPath
    /// The name is a label of the initializer that the compiler makes.
    case memberwiseLabel
    /// `[name]` in a closure: it is read, and the closure has a value of the same name.
    case captured
    /// `if let name`: it is read, and a value of the same name follows.
    case unwrapped
  }

  /// The identifier's token.
  public let node: Node
  /// How the name is mentioned.
  public let kind: Kind
  /// Whether what is mentioned gets a new value by `=`; true for ``Kind/write``, and for
  /// ``Kind/storage`` and ``Kind/projected`` on the left of `=`.
  public let isAssigned: Bool
  /// Whether the file leaves no doubt that the declaration is meant.
  public let isCertain: Bool
}
