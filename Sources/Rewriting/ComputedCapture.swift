public import CodeFacts
public import QueryLanguage

/// A capture that is computed from others.
public struct ComputedCapture: Sendable {
  /// How the text is made.
  public enum Value: Sendable {
    /// The type of a captured expression, as it would be written.
    case typeOf(String)
    /// The type of the elements of a captured array, as it would be written.
    case elementTypeOf(String)
    /// A text with `{name}` holes.
    case text(String)
    /// The first of these texts whose condition holds, or that has none.
    case choice([ConditionalText])
    /// The first of these names that nothing in the type around speaks of.
    case freeName([String])
    /// A declared function's name without a word at its beginning, as far as the rest is a name.
    case nameWithout(prefix: String, name: String)
    /// What a captured piece of code uses of the function around it, as parameters or arguments.
    case freeVariables(of: String, as: FreeVariableForm, firstLabel: String?)
    /// A part of the memberwise initializer that the compiler makes, as it would be written.
    case memberwise(MemberwiseInitializer.Part)
    /// What `#available` has to ask for so that the target has the API that some code uses.
    case neededVersions(of: FactSubject)
    /// A copy of captured code in which rules have their way; it has none of the code's comments.
    case copy(of: String, CopyRules)
    /// The pieces of a captured list, each of which has become what the first rule that fits it says.
    case map(MappedList)
    /// The operands of a captured chain of one operator that groups from the left.
    case operands(of: String, operator: String)
  }

  /// The capture's name.
  public var name: String
  /// How its text is made.
  public var value: Value
  /// What to tell people if it cannot be computed.
  public var otherwise: String

  /// Creates the value; lists that are left out are empty.
  public init(
    name: String, value: Value, otherwise: String = ""
  ) {
    self.name = name
    self.value = value
    self.otherwise = otherwise
  }
}

/// A text with `{name}` holes, and when it is meant.
public struct ConditionalText: Sendable {
  /// The text.
  public var text: String
  /// The text is meant if this holds; nil if always.
  public var condition: Fact?

  /// Creates the value.
  public init(text: String, condition: Fact? = nil) {
    self.text = text
    self.condition = condition
  }
}

/// What happens to copied code.
public struct CopyRules: Sendable {
  /// What becomes of what is found in the code; of several rules that fit a place the first counts.
  public var rules: [CopyRule]
  /// Facts that must hold of the copy.
  public var requirements: [Requirement]

  /// Creates the value.
  public init(rules: [CopyRule], requirements: [Requirement] = []) {
    self.rules = rules
    self.requirements = requirements
  }
}

/// A list whose pieces become something else one by one, and stay code of the source: they keep
/// their bytes, their comments, and what is rewritten in them.
public struct MappedList: Sendable {
  /// The capture that holds the pieces.
  public var capture: String
  /// What becomes of a piece; the first rule that fits it counts.
  public var rules: [CopyRule]
  /// What to write between pieces instead of what the source has there; nil for what the place asks.
  public var separator: String?

  /// Creates the value.
  public init(capture: String, rules: [CopyRule], separator: String? = nil) {
    self.capture = capture
    self.rules = rules
    self.separator = separator
  }
}

/// A rule for captured code: it shares the captures of the match.
public struct CopyRule: Sendable {
  /// What to find in the code.
  public var match: Matcher
  /// Facts without which a place is not meant.
  public var conditions: [Fact]
  /// Captures that are computed at the place, in order.
  public var lets: [ComputedCapture]
  /// What becomes of it.
  public var action: Action

  /// Creates the value.
  public init(
    match: Matcher, conditions: [Fact] = [], lets: [ComputedCapture] = [], action: Action
  ) {
    self.match = match
    self.conditions = conditions
    self.lets = lets
    self.action = action
  }
}

/// How the variables that code uses are written.
public enum FreeVariableForm: String, Sendable, CaseIterable {
  /// `a: Int, b: String`.
  case parameters
  /// `a: a, b: b`.
  case arguments
}
