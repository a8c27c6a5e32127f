public import CodeFacts
public import QueryLanguage

/// A compiler message that a codemod answers, and how the place that the compiler tells lies to a
/// match.
public struct AnsweredDiagnostic: Sendable {
  /// The message.
  public var message: MessagePattern
  /// The code around a match in which the place lies; nil for the match itself.
  public var scope: FactScope?
  /// What the code fits that the place lies in, within the scope; nil for any code.
  public var at: Matcher?
  /// The captures that a match must have to be meant.
  public var captures: Set<String>

  /// Creates the value.
  public init(
    message: MessagePattern, scope: FactScope? = nil, at: Matcher? = nil,
    captures: Set<String> = []
  ) {
    self.message = message
    self.scope = scope
    self.at = at
    self.captures = captures
  }
}

/// Where the place of a diagnostic lies, in the words of codemod files.
public enum DiagnosticScope: String, Sendable, CaseIterable {
  /// In the match.
  case match
  /// In the innermost block of statements around the match.
  case block
  /// In the innermost function, initializer or accessor around it.
  case function
  /// In the declaration or extension around it.
  case declaration
  /// In the type around it, with all its extensions.
  case type
  /// In the match's file.
  case file
  /// Anywhere, or nowhere that the compiler tells.
  case project

  /// The scope around a match; nil for the match itself.
  public var factScope: FactScope? { FactScope(rawValue: rawValue) }
}
