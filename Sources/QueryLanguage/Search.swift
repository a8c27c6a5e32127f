/// A matcher that is looked for in many places, under whose identity what it finds can be remembered.
public final class Search: Sendable {
  /// What is looked for.
  public let matcher: Matcher
  /// The names of all captures that the matcher speaks of.
  public let names: Set<String>

  /// Creates a search.
  public init(_ matcher: Matcher) {
    self.matcher = matcher
    names = matcher.names
  }

  /// Whether it finds the same whatever some captures stand for.
  public func isIndependent(of captures: Captures) -> Bool {
    !captures.keys.contains(where: names.contains)
  }
}

extension Search: Hashable {
  /// Whether both are the same search.
  public static func == (first: Search, second: Search) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
