extension GrammarGap {
  /// The construct, in one sentence.
  public var construct: String { Self.constructs[self] ?? rawValue }

  private static let constructs: [GrammarGap: String] = [
    .emptyTuple: "An empty tuple, `()`, as an expression or a pattern.",
    .attributeOnMacro: "An attribute in front of a freestanding macro.",
    .legacyOwnership: "The ownership of a parameter as `__shared`, `__owned` or `_const`.",
    .keywordAsMember:
      "An implicit member or a case named like a keyword of expressions: `.try`, `case .self(x)`.",
    .commentMarkerInString: "A comment marker in the text of a string literal.",
    .rawStringText: "A quote or a backslash in the text of a raw string literal.",
    .lineContinuation:
      "Blanks or a carriage return behind the backslash that continues a line of a string literal.",
    .prefixSlash: "A prefix operator `/`.",
    .emptyCaptureList: "An empty capture list.",
    .localNonisolated: "`nonisolated` or `nonisolated(unsafe)` on a local declaration or a type.",
    .keyPathRoot: "A key path whose first component is a subscript or `!`.",
    .directiveAroundAttributes: "Conditional compilation around the attributes of a declaration.",
    .dollarInIdentifier: "A `$` inside an identifier.",
    .effectBeforeBlock:
      "`try`, `await`, `consume` or `unsafe` before an operand, no call, right before a block.",
    .functionTypeAsExpression: "A function type as an expression: `((Int) -> Void).self`.",
    .contextualKeywordAsIdentifier: "A contextual keyword as a name where an expression starts.",
    .whereClauseOnSeveralLines:
      "A `where` clause of an initializer or associated type that has several lines.",
    .underscoreLabel: "`_` as a label in a function type or in the payload of an enumeration case.",
    .keywordAsLabel:
      "A keyword as a label of an argument, a pattern or an element: `true:`, `self:`.",
    .addressor: "An addressor, `unsafeAddress` or `unsafeMutableAddress`.",
    .severalCatchPatterns: "Several patterns in one `catch`.",
    .attributeInCaseBody:
      "An attribute or a modifier at the start of a declaration in the body of a switch case.",
    .literalPatternInCondition: "A literal or a range as the pattern of a condition or a `catch`.",
    .genericArgumentClause:
      "A generic argument clause at the end of an argument, or with other than names on a macro.",
    .ellipsisCharacter: "The character `…` as an operator.",
    .typealiasWhereClause:
      "A `where` clause on a type alias, or behind an associated type's default.",
    .associatedTypeList: "An associated type with a list of protocols.",
    .directiveBeforeFirstCase: "Conditional compilation before the first case of a `switch`.",
    .sendingResult: "A `sending` result.",
    .forCasePattern: "`for case` with a tuple or a name as the pattern.",
    .placeholderType: "The placeholder type `_` in a tuple that a function returns.",
    .labelledClosureOnNewLine: "A labelled trailing closure that starts a line.",
    .macroAsMember: "A freestanding macro as a member of a type.",
    .conditionVersion: "A version, a number or a comparison in the condition of a directive.",
    .variadicInFunctionType: "A variadic parameter in a function type or a closure.",
    .severalParameterAttributes: "Several attributes on one parameter.",
    .attributeArguments: "The arguments of an attribute that has its own grammar for them.",
    .moduleSelector: "A module selector, `Module::name`.",
    .initAccessor: "An `init` accessor.",
    .trailingCommaInPayload: "A trailing comma in the payload of an enumeration case.",
    .closureParameterAttribute: "An attribute on a parameter of a closure.",
    .rangeOperatorFunction: "A function named `...` or `..<`.",
    .precedenceGroupList: "Several groups after `higherThan` or `lowerThan` of a precedence group.",
    .packElementMemberType: "A member type of the element of a pack: `repeat (each T).Element`.",
    .functionWithoutBody:
      "A function without a body outside a protocol: not repaired, the tree has an error there.",
    .prefixStarOnNewLine:
      "A prefix `*` that starts a line after an operand: not repaired, the tree has an "
      + "error there.",
    .regexText: "The text of a regular-expression literal.",
    .extendedRegexDelimiter: "A regular-expression literal whose delimiters have several `#`.",
    .directiveInList: "Conditional compilation inside parentheses or brackets.",
    .unwrappedClosureParameter:
      "An implicitly unwrapped optional as the type of a closure's parameter.",
    .consumingMethod: "The modifier `__consuming`.",
    .diagnosticInType: "`#warning` or `#error` inside a type.",
    .blankBeforeSemicolon: "A blank before a semicolon.",
    .rangePattern: "A range pattern that starts with an implicit member or a parenthesis.",
    .conditionSyntax:
      "A compilation condition that mixes parentheses, or asks for what the grammar does not know.",
    .accessorModifier:
      "An accessor that the grammar does not know, or an ownership modifier on an accessor.",
    .emptyTuplePattern: "An empty payload pattern of an enumeration case: `case .success():`.",
    .unicodeIdentifier: "A name with characters that the grammar does not know in names.",
    .nonisolatedConformance: "A `nonisolated` conformance.",
    .repeatedForceUnwrap: "Several `!` in a row.",
    .tupleTypeAsExpression: "A tuple type with optionals as an expression.",
    .splitTrailingClosure:
      "A call with parentheses and a trailing closure in an initializer, read as two nested calls.",
    .effectOnReceiver: "`try` and `await` that cover only the receiver of a chain.",
    .prefixOperatorOnReceiver: "A prefix operator that covers only the receiver of a chain.",
    .operatorTakesCallee:
      "A binary operator or `?:` that takes the callee of the call on its right.",
    .operatorReadAsCallee:
      "A prefix operator before parentheses, brackets or a dot, read as a callee or a receiver.",
    .operatorPrecedence: "Binary operators that are nested by wrong precedences.",
    .implicitMemberChain: "An implicit member whose dot covers the whole chain.",
    .genericCallInExpression:
      "A generic argument clause in an expression, read as comparisons that no regrouping repairs.",
    .memberOfCast: "A member type after `as` or `is`, read as a member of the cast.",
    .directiveInChain: "Conditional compilation inside a chain of member accesses.",
    .directiveBetweenCases: "Conditional compilation between the cases of a `switch`.",
    .returnOnNewLine: "A `return` whose expression starts on a later line.",
    .copyAsIdentifier:
      "A variable named `copy`, `consume`, `borrow` or `discard`, read as an operator.",
    .attributeBeforeFunctionType:
      "The effects of a function type behind an attribute, which takes the parameters.",
    .parenthesisOnNewLine:
      "A parenthesis that starts a line, read as the continuation of the line before.",
    .coroutineAccessor: "A `_read` accessor, read as a call.",
    .literalAsMember: "An implicit member named `repeat`, `true`, `false`, `nil` or `each`.",
    .starWithoutBlanks: "A `*` right behind a name, read as a part of the name.",
    .macroAtEndOfFile: "A freestanding macro with a trailing closure at the end of the file.",
    .deferStatement: "A `defer` statement, read as a call.",
    .keyPathChain: "A key path of several components, read as a chain of member accesses.",
    .functionReference: "A reference to a function by its labels, `f(a:b:)`, read as a call.",
    .flatConditions: "Conditions whose separators are siblings of the commas of their patterns.",
    .optionalChaining: "Optional chaining, whose `?` has no node around it.",
    .flatSiblings:
      "A label, an attribute of an inherited type or a directive that is a sibling of "
      + "what it belongs to.",
    .trailingTrivia: "Statements that end behind the blanks or comments after them.",
  ]
}
