/// The words for facts in a codemod file.
enum FactWord: String, Word {
  case declared
  case assignedInInitializer = "assigned-in-initializer"
  case assignedInEveryInitializer = "assigned-in-every-initializer"
  case assignedOnEveryPath = "assigned-on-every-path"
  case assignedBeforeUse = "assigned-before-use"
  case assignedBeforeInitialized = "assigned-before-initialized"
  case assignedOnlyBeside = "assigned-only-beside"
  case readElsewhere = "read-elsewhere"
  case hasMemberwiseInitializer = "has-memberwise-initializer"
  case memberwiseInitializer = "memberwise-initializer"
  case memberwiseParameter = "memberwise-parameter"
  case hasDefaultInitializer = "has-default-initializer"
  case meansProperty = "means-property"
  case usesAreKnown = "uses-are-known"
  case hasProperty = "has-property"
  case memberOf = "member-of"
  case hasSuperclass = "has-superclass"
  case conformsIndirectly = "conforms-indirectly"
  case extendsAnotherFile = "extends-another-file"
  case isDesignated = "is-designated"
  case conforms
  case hasKnownType = "has-known-type"
  case mayThrow = "may-throw"
  case isWholeType = "is-whole-type"
  case hasType = "has-type"
  case propertyWrapper = "property-wrapper"
  case chain
  case declaresType = "declares-type"
  case isProtocol = "is-protocol"
  case declaresFunction = "declares-function"
  case declarationContains = "declaration-contains"
  case isAmbiguousType = "is-ambiguous-type"
  case standsFor = "stands-for"
  case inStatementHead = "in-statement-head"
  case spansDirective = "spans-directive"
  case mayBeEmpty = "may-be-empty"
  case isBuilder = "is-builder"
  case builds, branches, takes
  case sameCount = "same-count"
  case elsewhere, contains, matches, every, target, imports
  case needsNewer = "needs-newer"
  case canBeGated = "can-be-gated"
  case compiledOnlyFor = "compiled-only-for"
  case not, possibly, all, any, holds
}

/// The keys of `declared`.
enum DeclaredKey: String, Word { case name, attribute, type, optional, value }

/// The keys of `has-property`.
enum HasPropertyKey: String, Word { case attribute, module, valued, projected }

/// The keys of `declares-type`, if it is no name alone.
enum DeclaresTypeKey: String, Word { case name, reference }

/// The keys of `declares-function`, if it is no name alone.
enum DeclaresFunctionKey: String, Word { case name, closure, of }

/// The keys of `memberwise-initializer`.
enum MemberwiseKey: String, Word { case `private`, called }

/// The keys of `memberwise-parameter`.
enum MemberwiseParameterKey: String, Word { case name, of }

/// The keys of `is-ambiguous-type`.
enum AmbiguousTypeKey: String, Word { case name, member, called, unlike }

/// The keys of `conforms`.
enum ConformsKey: String, Word { case expression, to, unwrapped }

/// The keys of `has-type`.
enum HasTypeKey: String, Word { case expression, type, optional }

/// The keys of `chain`.
enum ChainKey: String, Word {
  case expression
  case rootConforms = "root-conforms"
  case memberOf = "member-of"
  case ownMemberOf = "own-member-of"
  case implicit, calls
}

/// The keys of `branches`.
enum BranchesKey: String, Word {
  case capture
  case atLeast = "at-least"
}

/// The keys of `takes`.
enum TakesKey: String, Word { case closure, parameters }

/// The keys that stand beside the words of a matcher in a fact about what fits it.
enum MatcherFactKey: String, Word { case name, capture, scope, times, `where` }
