public import CodeFacts
public import QueryLanguage

/// How far a codemod's rewrites may be trusted.
public enum Confidence: String, Sendable, CaseIterable {
  /// Applied by default.
  case safe
  /// Applied only when asked for, to be looked at one by one.
  case review
  /// Reports places; never rewrites.
  case note
}

/// A transform of Swift code, as data.
public struct Codemod: Sendable {
  /// What the codemod is called by, in letters and dashes.
  public var id: String
  /// The folder it comes from; empty for a single file.
  public var pack: String
  /// One line that says what it does.
  public var title: String
  /// Why one would want it.
  public var why: String
  /// Where the change is described.
  public var source: String
  /// How far its rewrites may be trusted.
  public var confidence: Confidence
  /// What the result needs; empty if it needs nothing.
  public var available: [PlatformVersion]
  /// Modules at least one of which a file must import; empty if it does not matter.
  public var imports: [String]
  /// The ids of codemods that must have nothing left to do before this one changes anything.
  public var after: [String]
  /// Compiler messages that the codemod answers.
  public var diagnostics: [AnsweredDiagnostic]
  /// What to find and what becomes of it; at one place, the first that matches counts.
  public var rules: [Rule]
  /// Code that shows what it does; run by the tests.
  public var examples: [Example]

  /// Creates the value; lists that are left out are empty.
  public init(
    id: String, pack: String, title: String, why: String, source: String, confidence: Confidence,
    available: [PlatformVersion] = [], imports: [String] = [], after: [String] = [],
    diagnostics: [AnsweredDiagnostic] = [], rules: [Rule] = [], examples: [Example] = []
  ) {
    self.id = id
    self.pack = pack
    self.title = title
    self.why = why
    self.source = source
    self.confidence = confidence
    self.available = available
    self.imports = imports
    self.after = after
    self.diagnostics = diagnostics
    self.rules = rules
    self.examples = examples
  }
}

/// A rule of a codemod: what to find, when, and what becomes of it.
public struct Rule: Sendable {
  /// What to find, with its relations (`inside`, `has`, `precedes`, `follows`).
  public var match: Matcher
  /// Facts that make a place this rule's business; if one is not true, the place is no match.
  public var conditions: [Fact]
  /// Facts that make the rewrite safe; if one is not true, the place is a finding.
  public var requirements: [Requirement]
  /// Captures that are computed, in order.
  public var lets: [ComputedCapture]
  /// What happens to the match.
  public var action: Action
  /// Edits away from the match.
  public var extras: [ExtraEdit]
  /// What people should look at after the change.
  public var remarks: [Remark]
  /// Rules that go with a match of this one, in one unit.
  public var then: [DependentRule]
  /// Names whose every reference must have been handled.
  public var complete: [Completeness]
  /// Overrides the codemod's confidence.
  public var confidence: Confidence?
  /// What this rule's result needs, instead of what the codemod's do; nil if it is the same.
  public var available: [PlatformVersion]?
  /// Facts without which the rewrite needs a person's eye: review instead of safe.
  public var reviewUnless: [Fact]

  /// Creates the value; lists that are left out are empty.
  public init(
    match: Matcher, conditions: [Fact] = [], requirements: [Requirement] = [],
    lets: [ComputedCapture] = [], action: Action, extras: [ExtraEdit] = [],
    remarks: [Remark] = [], then: [DependentRule] = [], complete: [Completeness] = [],
    confidence: Confidence? = nil, available: [PlatformVersion]? = nil,
    reviewUnless: [Fact] = []
  ) {
    self.match = match
    self.conditions = conditions
    self.requirements = requirements
    self.lets = lets
    self.action = action
    self.extras = extras
    self.remarks = remarks
    self.then = then
    self.complete = complete
    self.confidence = confidence
    self.available = available
    self.reviewUnless = reviewUnless
  }
}

/// Something that a change may bring about and that only people can judge.
public struct Remark: Sendable {
  /// What to look at; `{name}` is a capture's text.
  public var text: String
  /// There is nothing to look at unless this holds.
  public var condition: Fact?

  /// Creates a remark.
  public init(text: String, condition: Fact? = nil) {
    self.text = text
    self.condition = condition
  }
}

/// What a rule does with what it matched.
public enum Action: Sendable {
  /// The match becomes the template. One per pattern of the matcher, in ``Matcher`` order.
  case rewrite(Template)
  /// The match, or the statement or declaration around it, goes.
  case remove(Removal)
  /// The match, a block, gets this code wherever it has none, with `{name}` for captures.
  case fill(String)
  /// Captured statements move into a new member of the type around them.
  case extract(Extraction)
  /// The match stays; only what it requires may be missing.
  case check
  /// The match stays; the text says what to do, with `{name}` for captures.
  case note(String)
  /// The match stays; what the rule adds beside it is the change.
  case keep
}

extension Action {
  /// Whether anything becomes of a match.
  public var changes: Bool {
    switch self {
    case .rewrite, .remove, .fill, .extract, .keep: true
    case .check, .note: false
    }
  }

  /// Whether a match stays, though it changes what goes with it.
  public var keepsMatch: Bool { if case .keep = self { true } else { false } }
}

/// Statements that move into a member of their own.
public struct Extraction: Sendable {
  /// The capture that holds the statements.
  public var content: String
  /// What takes their place, with `{name}` for captures.
  public var call: String
  /// The new member, with placeholders for captures; that of the statements is where they go.
  public var member: Template
  /// What to tell people if the code cannot move; `{detail}` says why.
  public var otherwise: String

  /// Creates the value.
  public init(content: String, call: String, member: Template, otherwise: String) {
    self.content = content
    self.call = call
    self.member = member
    self.otherwise = otherwise
  }
}

/// What goes when a match is removed.
public enum Removal: String, Sendable, CaseIterable {
  /// The match itself.
  case match
  /// The statement that the match is, or stands in.
  case statement
  /// The declaration that the match is, or stands in.
  case declaration
  /// The argument that the match stands in, with its comma.
  case argument
  /// The attribute that the match stands in.
  case attribute
}

/// A fact that a rewrite needs, and what to tell people if it does not hold.
public struct Requirement: Sendable {
  /// What must hold.
  public var fact: Fact
  /// What to do by hand; `{name}` is a capture's text, `{detail}` the fact's own explanation.
  public var otherwise: String

  /// Creates the value; lists that are left out are empty.
  public init(
    fact: Fact, otherwise: String
  ) {
    self.fact = fact
    self.otherwise = otherwise
  }
}

/// An edit beside the match.
public enum ExtraEdit: Sendable {
  /// Text beside a capture.
  case insert(InsertedText)
  /// An import that the result needs, unless the file has it.
  case addImport(String)
  /// A member of the type that the match is, or stands in.
  case addMember(AddedMember)
  /// An attribute of the declaration that the match is.
  case addAttribute(String)
}

/// Text that is put beside a capture.
public struct InsertedText: Sendable {
  /// On which side of which capture.
  public enum Place: Sendable, Hashable {
    /// Before the capture of that name.
    case before(capture: String)
    /// Behind the capture of that name.
    case after(capture: String)
  }

  /// The text, with `{name}` for the text of a capture.
  public var text: String
  /// Where it is put.
  public var place: Place
  /// The text is put there only if this holds.
  public var condition: Fact?

  /// Creates the value.
  public init(text: String, place: Place, condition: Fact? = nil) {
    self.text = text
    self.place = place
    self.condition = condition
  }
}

/// A piece of code and what the codemod makes of it.
public struct Example: Sendable {
  /// The code as it is found.
  public var before: String
  /// Nil for code that must stay as it is.
  public var after: String?
  /// The code of other modules of the same project, by the module's name.
  public var modules: [String: String]
  /// What the code is deployed to; empty for what the codemod asks for.
  public var target: [PlatformVersion]
  /// The first SDK that has all that the code uses; nil if each has.
  public var sdk: Int?
  /// Why the compiler cannot judge the code; nil if it can.
  public var unchecked: String?
  /// Whether so much changes its order that comments may come to stand anywhere in the result.
  public var scattersComments: Bool

  /// Creates the value; lists that are left out are empty.
  public init(
    before: String, after: String? = nil, modules: [String: String] = [:],
    target: [PlatformVersion] = [], sdk: Int? = nil, unchecked: String? = nil,
    scattersComments: Bool = false
  ) {
    self.before = before
    self.after = after
    self.modules = modules
    self.target = target
    self.sdk = sdk
    self.unchecked = unchecked
    self.scattersComments = scattersComments
  }
}
