extension GrammarGap {
  /// When the gap is bridged.
  public var phase: Phase {
    switch self {
    case .commentMarkerInString, .rawStringText, .lineContinuation, .dollarInIdentifier,
      .whereClauseOnSeveralLines, .addressor, .directiveBeforeFirstCase, .labelledClosureOnNewLine,
      .regexText, .extendedRegexDelimiter, .blankBeforeSemicolon, .accessorModifier,
      .genericCallInExpression, .directiveInChain, .directiveBetweenCases, .returnOnNewLine,
      .copyAsIdentifier, .attributeBeforeFunctionType, .parenthesisOnNewLine, .coroutineAccessor,
      .literalAsMember, .starWithoutBlanks:
      .always
    case .splitTrailingClosure, .effectOnReceiver, .prefixOperatorOnReceiver, .operatorTakesCallee,
      .operatorReadAsCallee, .operatorPrecedence, .implicitMemberChain, .memberOfCast,
      .macroAtEndOfFile, .deferStatement, .keyPathChain, .functionReference, .flatConditions,
      .optionalChaining, .flatSiblings, .trailingTrivia:
      .regrouping
    case .functionWithoutBody, .prefixStarOnNewLine:
      .none
    default: .onError
    }
  }

  /// What the tree no longer shows where the gap's stand-in is.
  public var hides: Hiding {
    switch self {
    case .attributeOnMacro, .emptyCaptureList, .keyPathRoot, .effectBeforeBlock,
      .functionTypeAsExpression, .severalCatchPatterns, .attributeInCaseBody,
      .literalPatternInCondition, .genericArgumentClause, .typealiasWhereClause,
      .associatedTypeList, .sendingResult, .forCasePattern, .macroAsMember, .variadicInFunctionType,
      .severalParameterAttributes, .attributeArguments, .closureParameterAttribute,
      .precedenceGroupList, .packElementMemberType, .diagnosticInType, .rangePattern,
      .accessorModifier, .emptyTuplePattern, .repeatedForceUnwrap, .tupleTypeAsExpression,
      .genericCallInExpression, .attributeBeforeFunctionType:
      .code
    case .directiveAroundAttributes, .directiveBeforeFirstCase, .directiveInList, .directiveInChain,
      .directiveBetweenCases:
      .directive
    default: .nothing
    }
  }
}
