public import SyntaxTrees

/// How a pattern is to be read.
public enum PatternRole: String, Sendable, CaseIterable {
  case expression, statements, member, declaration, type
}

/// Swift code with placeholders, ready to be matched.
public struct Pattern: Sendable {
  /// The text as written.
  public let text: String
  /// How the text was read.
  public let role: PatternRole
  /// Whether only the very form of the pattern matches, without equivalent ones.
  public let isExact: Bool
  /// The tokens and placeholders in the order in which they are written.
  public let items: [PatternItem]
}
