/// A construct of Swift that the grammar cannot read, reads wrongly, or shows in an odd shape.
///
/// This is the one table of them, with what is done about each. The letter of a raw value says how
/// the grammar fails: `E`, `X` and `H` give an error node, `S` gives a wrong structure without one,
/// and `R` is right but not as one would expect.
public enum GrammarGap: String, CaseIterable, Sendable {
  /// An empty tuple, `()`, as an expression or a pattern.
  case emptyTuple = "E01"
  /// An attribute in front of a freestanding macro.
  case attributeOnMacro = "E02"
  /// The ownership of a parameter as `__shared`, `__owned` or `_const`.
  case legacyOwnership = "E03"
  /// An implicit member or a case named like a keyword of expressions: `.try`, `case .self(x)`.
  case keywordAsMember = "E04"
  /// A comment marker in the text of a string literal.
  case commentMarkerInString = "E05"
  /// A quote or a backslash in the text of a raw string literal.
  case rawStringText = "E06"
  /// Blanks or a carriage return behind the backslash that continues a line of a string literal.
  case lineContinuation = "E07"
  /// A prefix operator `/`.
  case prefixSlash = "E08"
  /// An empty capture list.
  case emptyCaptureList = "E09"
  /// `nonisolated` or `nonisolated(unsafe)` on a local declaration or a type.
  case localNonisolated = "E10"
  /// A key path whose first component is a subscript or `!`.
  case keyPathRoot = "E11"
  /// Conditional compilation around the attributes of a declaration.
  case directiveAroundAttributes = "E12"
  /// A `$` inside an identifier.
  case dollarInIdentifier = "E13"
  /// `try`, `await`, `consume` or `unsafe` before an operand, no call, right before a block.
  case effectBeforeBlock = "E14"
  /// A function type as an expression: `((Int) -> Void).self`.
  case functionTypeAsExpression = "E15"
  /// A contextual keyword as a name where an expression starts.
  case contextualKeywordAsIdentifier = "E16"
  /// A `where` clause of an initializer or associated type that has several lines.
  case whereClauseOnSeveralLines = "E17"
  /// `_` as a label in a function type or in the payload of an enumeration case.
  case underscoreLabel = "E18"
  /// A keyword as a label of an argument, a pattern or an element: `true:`, `self:`.
  case keywordAsLabel = "E19"
  /// An addressor, `unsafeAddress` or `unsafeMutableAddress`.
  case addressor = "E20"
  /// Several patterns in one `catch`.
  case severalCatchPatterns = "E21"
  /// An attribute or a modifier at the start of a declaration in the body of a switch case.
  case attributeInCaseBody = "E22"
  /// A literal or a range as the pattern of a condition or a `catch`.
  case literalPatternInCondition = "E23"
  /// A generic argument clause at the end of an argument, or with other than names on a macro.
  case genericArgumentClause = "E24"
  /// The character `…` as an operator.
  case ellipsisCharacter = "E25"
  /// A `where` clause on a type alias.
  case typealiasWhereClause = "E26"
  /// An associated type with a list of protocols.
  case associatedTypeList = "E27"
  /// Conditional compilation before the first case of a `switch`.
  case directiveBeforeFirstCase = "E28"
  /// A `sending` result.
  case sendingResult = "E29"
  /// `for case` with a tuple or a name as the pattern.
  case forCasePattern = "E30"
  /// The placeholder type `_` in a tuple that a function returns.
  case placeholderType = "E31"
  /// A labelled trailing closure that starts a line.
  case labelledClosureOnNewLine = "X01"
  /// A freestanding macro as a member of a type.
  case macroAsMember = "X02"
  /// A version, a number or a comparison in the condition of a directive.
  case conditionVersion = "X03"
  /// A variadic parameter in a function type or a closure.
  case variadicInFunctionType = "X04"
  /// Several attributes on one parameter.
  case severalParameterAttributes = "X05"
  /// The arguments of an attribute that has its own grammar for them.
  case attributeArguments = "X06"
  /// A module selector, `Module::name`.
  case moduleSelector = "X07"
  /// An `init` accessor.
  case initAccessor = "X08"
  /// A trailing comma in the payload of an enumeration case.
  case trailingCommaInPayload = "X09"
  /// An attribute on a parameter of a closure.
  case closureParameterAttribute = "X10"
  /// A function named `...` or `..<`.
  case rangeOperatorFunction = "X11"
  /// Several groups after `higherThan` or `lowerThan` of a precedence group.
  case precedenceGroupList = "X12"
  /// A member type of the element of a pack: `repeat (each T).Element`.
  case packElementMemberType = "X13"
  /// A function without a body outside a protocol: not repaired, the tree has an error there.
  case functionWithoutBody = "X14"
  /// A prefix `*` that starts a line after an operand: not repaired, the tree has an error there.
  case prefixStarOnNewLine = "X15"
  /// The text of a regular-expression literal.
  case regexText = "X16"
  /// A regular-expression literal whose delimiters have several `#`.
  case extendedRegexDelimiter = "X17"
  /// Conditional compilation inside parentheses or brackets.
  case directiveInList = "X18"
  /// An implicitly unwrapped optional as the type of a closure's parameter.
  case unwrappedClosureParameter = "X19"
  /// The modifier `__consuming`.
  case consumingMethod = "H01"
  /// `#warning` or `#error` inside a type.
  case diagnosticInType = "H02"
  /// A blank before a semicolon.
  case blankBeforeSemicolon = "H03"
  /// A range pattern that starts with an implicit member or a parenthesis.
  case rangePattern = "H04"
  /// A compilation condition that mixes parentheses, or asks for what the grammar does not know.
  case conditionSyntax = "H05"
  /// An accessor that the grammar does not know, or an ownership modifier on an accessor.
  case accessorModifier = "H06"
  /// An empty payload pattern of an enumeration case: `case .success():`.
  case emptyTuplePattern = "H07"
  /// A name with characters that the grammar does not know in names.
  case unicodeIdentifier = "H08"
  /// A `nonisolated` conformance.
  case nonisolatedConformance = "H09"
  /// Several `!` in a row.
  case repeatedForceUnwrap = "H10"
  /// A tuple type with optionals as an expression.
  case tupleTypeAsExpression = "H11"
  /// A call with parentheses and a trailing closure in an initializer, read as two nested calls.
  case splitTrailingClosure = "S01"
  /// `try` and `await` that cover only the receiver of a chain.
  case effectOnReceiver = "S02"
  /// A prefix operator that covers only the receiver of a chain.
  case prefixOperatorOnReceiver = "S03"
  /// A binary operator or `?:` that takes the callee of the call on its right.
  case operatorTakesCallee = "S04"
  /// A prefix operator before parentheses, brackets or a dot, read as a callee or a receiver.
  case operatorReadAsCallee = "S05"
  /// Binary operators that are nested by wrong precedences.
  case operatorPrecedence = "S06"
  /// An implicit member whose dot covers the whole chain.
  case implicitMemberChain = "S07"
  /// A generic argument clause in an expression, read as comparisons that no regrouping repairs.
  case genericCallInExpression = "S08"
  /// A member type after `as` or `is`, read as a member of the cast.
  case memberOfCast = "S09"
  /// Conditional compilation inside a chain of member accesses.
  case directiveInChain = "S10"
  /// Conditional compilation between the cases of a `switch`.
  case directiveBetweenCases = "S11"
  /// A `return` whose expression starts on a later line.
  case returnOnNewLine = "S12"
  /// A variable named `copy`, `consume`, `borrow` or `discard`, read as an operator.
  case copyAsIdentifier = "S13"
  /// The effects of a function type behind an attribute, which takes the parameters.
  case attributeBeforeFunctionType = "S14"
  /// A parenthesis that starts a line, read as the continuation of the line before.
  case parenthesisOnNewLine = "S15"
  /// A `_read` accessor, read as a call.
  case coroutineAccessor = "S16"
  /// An implicit member named `repeat`, `true`, `false`, `nil` or `each`.
  case literalAsMember = "S17"
  /// A `*` right behind a name, read as a part of the name.
  case starWithoutBlanks = "S18"
  /// A freestanding macro with a trailing closure at the end of the file.
  case macroAtEndOfFile = "S19"
  /// A `defer` statement, read as a call.
  case deferStatement = "R01"
  /// A key path of several components, read as a chain of member accesses.
  case keyPathChain = "R02"
  /// A reference to a function by its labels, `f(a:b:)`, read as a call.
  case functionReference = "R03"
  /// Conditions whose separators are siblings of the commas of their patterns.
  case flatConditions = "R04"
  /// Optional chaining, whose `?` has no node around it.
  case optionalChaining = "R05"
  /// A label, an attribute of an inherited type or a directive that is a sibling of what it belongs
  /// to.
  case flatSiblings = "R06"
  /// Statements that end behind the blanks or comments after them.
  case trailingTrivia = "R07"
}

extension GrammarGap {
  /// When a gap is bridged.
  public enum Phase: Sendable {
    /// By a stand-in, before every parse.
    case always
    /// By a stand-in, before a second parse of a source whose first tree has an error.
    case onError
    /// By regrouping the tree after the parse.
    case regrouping
    /// Not at all.
    case none
  }

  /// What the tree no longer shows where a stand-in is.
  public enum Hiding: Sendable {
    /// Nothing: the text is read from the source, where it is whole.
    case nothing
    /// Code: attributes, effects, types, generic arguments, patterns.
    case code
    /// A line of conditional compilation.
    case directive
  }

  /// The short name of the gap: a letter and two digits.
  public var identifier: String { rawValue }
}
