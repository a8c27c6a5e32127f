public import QueryLanguage

/// A statement about code that a codemod asks for, with the names of the captures it is about.
///
/// This is the whole vocabulary of `where`, `require` and `complete`; how it is written in a file
/// stands in `Codemods/README.md`.
public indirect enum Fact: Sendable {
  /// The captured name is declared as a stored property of the enclosing type, as described.
  case declared(name: String, Declared)
  /// At least one designated initializer of the type assigns the captured property on some path.
  case assignedInInitializer(property: String)
  /// Every designated initializer of the type assigns the captured property on some path.
  case assignedInEveryInitializer(property: String)
  /// Every designated initializer that assigns the captured property does so on every path that
  /// ends with a value.
  case assignedOnEveryPath(property: String)
  /// Some initializer assigns the captured property while other stored properties are not yet set.
  case assignedBeforeInitialized(property: String)
  /// No initializer that assigns the captured property uses it, or all of `self`, before that.
  case assignedBeforeUse(property: String)
  /// The type that the match is or stands in has the initializer that the compiler makes, with a
  /// parameter for each stored property, and it is as described.
  case memberwiseInitializer(MemberwiseForm)
  /// The captured property is a parameter of the initializer that the compiler makes for the type
  /// whose name was captured where it is declared.
  case memberwiseParameter(property: String, of: String)
  /// The type that the match is or stands in has the initializer without parameters that the
  /// compiler makes.
  case hasDefaultInitializer
  /// The type that the match stands in has the initializer that the compiler makes, with a
  /// parameter for each stored property.
  case hasMemberwiseInitializer
  /// Every assignment of something else than `nil` to the captured property has a statement beside
  /// it, in the same block, that fits the matcher, with nothing between the two that may leave the
  /// block or let time pass; and nothing else can set the property: it is
  /// not handed on as `$name` or with `&`.
  case assignedOnlyBeside(property: String, Matcher)
  /// The captured property is read, or changed in place, somewhere else than at the capture.
  case readElsewhere(property: String)
  /// The captured name, where the match stands, means the property of the type around it: nothing
  /// local hides it.
  case meansProperty(name: String)
  /// All code that can use the captured property is known: only its own file can, or all files of
  /// the program are there, and no other module can.
  case usesAreKnown(property: String)
  /// The type around the match has a stored property like that.
  case hasProperty(HasProperty)
  /// The match stands in a member of the type whose name was captured where it is declared, and in
  /// no type inside of that one.
  case memberOf(type: String)
  /// The class that the match is or stands in has a superclass.
  case hasSuperclass
  /// The type that the match is or stands in conforms to the protocol by way of something else that it
  /// inherits from: a protocol that refines it, or a superclass.
  case conformsIndirectly(to: String)
  /// The match stands in an extension of a type that another file declares.
  case extendsAnotherFile
  /// The match is an initializer that sets the properties of its type itself, and does not call
  /// another one.
  case isDesignated
  /// The captured expression has a type that conforms to the protocol; or, of an optional, what it
  /// wraps has.
  case conforms(expression: String, to: String, unwrapped: Bool = false)
  /// The type of the captured expression can be written down.
  case hasKnownType(expression: String)
  /// The expression is a call of something in the project that may throw.
  case mayThrow(expression: String)
  /// The type that the captured property is declared with says all its generic arguments.
  case isWholeType(property: String)
  /// The captured expression has this type, or is an optional; at least one of the two is asked for.
  case hasType(expression: String, type: String?, isOptional: Bool?)
  /// The captured name of an attribute means a property wrapper.
  case propertyWrapper(name: String)
  /// The captured expression is a chain of calls and members: what it starts with, what it calls.
  case chain(expression: String, Chain)
  /// The captured name, or the given one, means at the match a type that the file declares (own
  /// type, type alias, generic parameter), and so not one of the SDK's.
  ///
  /// If it is asked for, the type is a class or an actor, or is none.
  case declaresType(name: String, isReference: Bool? = nil)
  /// The captured name means at the match a protocol, of the project or of the SDK.
  case isProtocol(name: String)
  /// The file declares a function with the captured name, or the given one, that a call at the
  /// match may mean: in the type around it, in an extension of a type from elsewhere, in a
  /// protocol, or outside of types.
  /// If a type is given, only one in an extension of that type counts.
  case declaresFunction(name: String, takesClosure: Bool = false, of: String? = nil)
  /// The project declares, outside of the type around the match, a function that a call at the match
  /// may mean or a type with the captured name, and code that fits the matcher stands in it.
  case declarationContains(name: String, Matcher)
  /// The captured name means, where the match stands, both a type of the SDK and a public one of a
  /// module of the project that the file imports, so that either may be meant.
  case isAmbiguousType(AmbiguousType)
  /// What stands where the match does becomes a value that conforms to the protocol, with all that
  /// is called on it.
  case standsFor(String)
  /// The matched code stands where a trailing closure would be read as a block: in the head of
  /// `if`, `guard`, `while`, `for`, `switch`, `catch`, outside parentheses and braces.
  case inStatementHead
  /// A part of an `#if … #endif` cuts through the match, so that it cannot be rewritten.
  case spansDirective
  /// The match, a closure or the body of a function, has no code, at least under some conditions.
  case mayBeEmpty
  /// The match is a closure that a result builder puts together.
  case isBuilder
  /// The match is such a closure, and what is made conforms to the protocol.
  case builds(String)
  /// The captured code chooses between at least so many branches.
  case branches(capture: String, atLeast: Int)
  /// The captured closure has so many parameters, named ones or `$0`, `$1` …
  case takes(closure: String, parameters: Int)
  /// Another place in the scope fits the matcher, with the same captures; not the match itself,
  /// and nothing in it. If a number is given, just so many places. Facts must hold at a place for it
  /// to count.
  case elsewhere(Search, scope: FactScope, times: Int? = nil, where: [Fact] = [])
  /// The captures hold equally many pieces of code.
  case sameCount([String])
  /// The capture, or a node below it, fits the matcher.
  case contains(capture: String, Matcher)
  /// The capture itself fits the matcher.
  case matches(capture: String, Matcher)
  /// Each piece of the captured list fits the matcher.
  case every(capture: String, Matcher)
  /// The code uses API that the file's target lacks: in its version, or on one of its platforms.
  case needsNewer(FactSubject)
  /// All API that the code uses is there in some version of each platform of the file's target.
  case canBeGated(FactSubject)
  /// The file belongs to a target that deploys to at least these versions.
  case target([PlatformVersion])
  /// The match is compiled for some of these platforms, and for no others.
  case compiledOnlyFor([String])
  /// The file imports one of these modules.
  case imports([String])
  case not(Fact)
  /// Yes also when the fact is not known.
  case possibly(Fact)
  case all([Fact])
  case any([Fact])
}

extension Fact {
  /// Whether the answer may depend on other files than the one that is asked about.
  public var looksAround: Bool {
    switch self {
    case .inStatementHead, .contains, .matches, .every, .target, .imports, .mayBeEmpty, .branches,
      .takes, .sameCount:
      false
    case .elsewhere(_, let scope, _, let conditions):
      scope == .type || scope == .project || conditions.contains(where: \.looksAround)
    case .not(let fact), .possibly(let fact): fact.looksAround
    case .all(let facts), .any(let facts): facts.contains(where: \.looksAround)
    default: true
    }
  }

  /// Whether the answer may depend on what the file deploys to.
  public var asksForTarget: Bool {
    switch self {
    case .target, .needsNewer, .canBeGated: true
    case .elsewhere(_, _, _, let conditions): conditions.contains(where: \.asksForTarget)
    case .not(let fact), .possibly(let fact): fact.asksForTarget
    case .all(let facts), .any(let facts): facts.contains(where: \.asksForTarget)
    default: false
    }
  }
}

/// What the declaration of a property must look like; what is nil does not matter.
public struct Declared: Sendable {
  /// The name of an attribute, such as a property wrapper's.
  public var attribute: String?
  /// The type as written or as its value tells, with optionals as `T?`; or the capture that holds
  /// the name of a type where it is declared.
  public var type: String?
  /// Whether the type is optional.
  public var isOptional: Bool?
  /// The property's initial value as code, such as `false`.
  public var value: String?

  /// Creates a description; leave out what does not matter.
  public init(
    attribute: String? = nil, type: String? = nil, isOptional: Bool? = nil, value: String? = nil
  ) {
    self.attribute = attribute
    self.type = type
    self.isOptional = isOptional
    self.value = value
  }
}

/// What an initializer that the compiler makes must be like; what is nil does not matter.
public struct MemberwiseForm: Sendable {
  /// Whether only its own file can call it.
  public var isPrivate: Bool?
  /// Whether something calls it with arguments.
  public var isCalled: Bool?

  /// Creates a description; leave out what does not matter.
  public init(isPrivate: Bool? = nil, isCalled: Bool? = nil) {
    self.isPrivate = isPrivate
    self.isCalled = isCalled
  }
}

/// What a stored property must look like; what is nil does not matter.
public struct HasProperty: Sendable {
  /// The name of an attribute, such as a property wrapper's.
  public var attribute: String?
  /// The module that declares the attribute, which the property's file must import.
  public var module: String?
  /// Whether it has an initial value.
  public var hasValue: Bool?
  /// Whether `$name` or `_name`, which the attribute makes of it, is used or may be.
  public var isProjected: Bool?

  /// Creates a description; leave out what does not matter.
  public init(
    attribute: String? = nil, module: String? = nil, hasValue: Bool? = nil,
    isProjected: Bool? = nil
  ) {
    self.attribute = attribute
    self.module = module
    self.hasValue = hasValue
    self.isProjected = isProjected
  }
}

/// What two types of one name must have in common.
public struct AmbiguousType: Sendable {
  /// The name, as a capture or the word itself.
  public var name: String
  /// A static member that both types have, as a capture; nil if it does not matter.
  public var member: String?
  /// Whether the match is a call for which the project's type has an initializer.
  public var isCall: Bool
  /// A protocol to which the project's type must not conform; nil if it does not matter.
  public var unlike: String?

  /// Creates a description.
  public init(
    name: String, member: String? = nil, isCall: Bool = false, unlike: String? = nil
  ) {
    self.name = name
    self.member = member
    self.isCall = isCall
    self.unlike = unlike
  }
}

/// What a chain of calls must look like; what is nil does not matter.
public struct Chain: Sendable {
  /// The protocol that the chain's first value must conform to: `a` and `A(…)` in front of what
  /// is called on them, `A.b` and `.b` with their first member.
  public var rootConforms: String?
  /// The type whose static member the chain begins with, as `.member` or `Type.member`.
  public var rootMemberOf: String?
  /// The type whose static member the chain begins with, where the project declares that member in
  /// the type itself.
  public var rootOwnMemberOf: String?
  /// Whether the chain begins with a dot (an implicit member).
  public var isImplicit: Bool?
  /// Names of methods at least one of which must be called on the way.
  public var calls: [String]?

  /// Creates a description; leave out what does not matter.
  public init(
    rootConforms: String? = nil, rootMemberOf: String? = nil, rootOwnMemberOf: String? = nil,
    isImplicit: Bool? = nil, calls: [String]? = nil
  ) {
    self.rootConforms = rootConforms
    self.rootMemberOf = rootMemberOf
    self.rootOwnMemberOf = rootOwnMemberOf
    self.isImplicit = isImplicit
    self.calls = calls
  }
}

/// The code that a fact is about.
public enum FactSubject: Sendable, Hashable {
  /// What the match itself spells out, its captures aside.
  case match
  /// All code of a capture.
  case capture(String)
}

/// Where a fact or a dependent rule looks.
public enum FactScope: String, Sendable, CaseIterable {
  /// The innermost block of statements.
  case block
  /// The innermost function, initializer, accessor, or closure-free body.
  case function
  /// The declaration or the extension of the enclosing type.
  case declaration
  /// The type that the match declares, or else the enclosing one, with all its extensions.
  case type
  /// The whole file.
  case file
  /// All files of the project that can use what the file declares.
  case project
}

/// A platform and the lowest version of it, as `iOS: 27`.
public struct PlatformVersion: Sendable, Hashable {
  /// The platform's name as in `@available`: iOS, macOS, tvOS, watchOS, visionOS.
  public var platform: String
  /// The platforms that can be named, as in `@available`.
  public static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]

  /// The version's parts, most significant first.
  public var version: [Int]

  /// Creates a platform with a version.
  public init(platform: String, version: [Int]) {
    self.platform = platform
    self.version = version
  }
}
