public import CodeFacts
public import QueryLanguage

/// A rule for what depends on a match: it shares the match's captures and its fate.
public struct DependentRule: Sendable {
  /// What to find, with the captures of the rule.
  public var match: Matcher
  /// Where to look.
  public var scope: FactScope
  /// The capture in whose code to look, instead of the scope.
  public var within: String?
  /// A statement that must stand in the same block, with the same captures.
  public var beside: Matcher?
  /// Facts without which a place is not meant.
  public var conditions: [Fact]
  /// Facts that make the change right at the place; if one is not true, there is no change at all.
  public var requirements: [Requirement]
  /// Captures that are computed at the place, in order.
  public var lets: [ComputedCapture]
  /// Captures whose code is written elsewhere by the same unit, with its comments.
  public var moved: [String]
  /// Whether what is found gets the documentation of a declaration that the match takes away.
  public var isDocumented: Bool
  /// What happens to what is found; with a note, the match of the rule is reported instead.
  public var action: Action
  /// Texts beside captures of what is found.
  public var insertions: [InsertedText]
  /// Attributes that what is found gets, a declaration.
  public var attributes: [String]
  /// Rules for what depends on what is found, in turn.
  public var then: [DependentRule]

  /// Creates the value; lists that are left out are empty.
  public init(
    match: Matcher, scope: FactScope, within: String? = nil, beside: Matcher? = nil,
    conditions: [Fact] = [], requirements: [Requirement] = [], lets: [ComputedCapture] = [],
    moved: [String] = [], isDocumented: Bool = false, action: Action,
    insertions: [InsertedText] = [], attributes: [String] = [], then: [DependentRule] = []
  ) {
    self.match = match
    self.scope = scope
    self.within = within
    self.beside = beside
    self.conditions = conditions
    self.requirements = requirements
    self.lets = lets
    self.moved = moved
    self.isDocumented = isDocumented
    self.action = action
    self.insertions = insertions
    self.attributes = attributes
    self.then = then
  }
}

/// A name whose every reference in the scope must have been handled by the rule's edits.
public struct Completeness: Sendable {
  /// The capture that holds the name.
  public var capture: String
  /// Where every reference is looked for.
  public var scope: FactScope
  /// What to tell people; `{places}` are the lines of the references that remain.
  public var otherwise: String

  /// Creates the value; lists that are left out are empty.
  public init(
    capture: String, scope: FactScope, otherwise: String
  ) {
    self.capture = capture
    self.scope = scope
    self.otherwise = otherwise
  }
}
