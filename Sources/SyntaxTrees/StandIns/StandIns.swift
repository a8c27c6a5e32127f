/// Finds the constructs of a source that the grammar cannot read, and overwrites them with what it
/// can read.
///
/// One walk over the tokens; each token's word says which rules look at its surroundings. No rule
/// looks farther than `reach` tokens or the bracket that matches, so that the walk stays linear.
struct StandIns {
  /// How many tokens a rule looks ahead or back at most.
  static let reach = 512

  let tokens: [LexicalToken]
  let comments: [Range<Int>]
  let source: [UInt8]
  let braces: [BraceKind]
  private let scan: LexicalScan

  /// Prepares the stand-ins of a source and its scan.
  init(scan: LexicalScan, source: [UInt8]) {
    self.scan = scan
    self.source = source
    tokens = scan.tokens
    comments = scan.comments
    braces = BraceKind.kinds(of: scan.tokens)
  }

  /// Writes the stand-ins of a phase: `always` those that every parse needs, `onError` all.
  func apply(_ phase: GrammarGap.Phase) -> StandInResult {
    guard phase == .always || phase == .onError else {
      return StandInResult(bytes: source, standIns: [])
    }
    var writer = StandInWriter(source, phase: phase)
    for text in scan.stringTexts { stringText(text, &writer) }
    for regex in scan.regexes { regexLiteral(regex, &writer) }
    var directives = DirectiveGroups()
    for index in tokens.indices {
      silentRules(at: index, &directives, &writer)
      if phase == .onError { errorRules(at: index, &writer) }
    }
    for group in directives.finished { conditionalGroup(group, &writer) }
    return writer.result()
  }

  /// The rules of every parse that look at a token.
  private func silentRules(
    at index: Int, _ directives: inout DirectiveGroups, _ writer: inout StandInWriter
  ) {
    let token = tokens[index]
    switch token.kind {
    case .identifier: silentNameRules(at: index, &writer)
    case .pound: directives.add(token, at: index)
    case .punctuation:
      switch token.word {
      case .leftParenthesis: parenthesisOnNewLine(at: index, &writer)
      case .semicolon: blankBeforeSemicolon(at: index, &writer)
      case .at: attributeBeforeFunctionType(at: index, &writer)
      case .rightBrace: labelledClosureOnNewLine(at: index, &writer)
      default: break
      }
    case .operatorSymbol:
      if token.word == .less { genericArguments(at: index, &writer) }
      starWithoutBlanks(at: index, &writer)
    default: break
    }
  }

  private func silentNameRules(at index: Int, _ writer: inout StandInWriter) {
    switch tokens[index].word {
    case .other: dollarInIdentifier(at: index, &writer)
    case .return: returnOnNewLine(at: index, &writer)
    case .copy, .consume, .discard: copyAsIdentifier(at: index, &writer)
    case .borrow:
      copyAsIdentifier(at: index, &writer)
      accessor(at: index, &writer)
    case .each:
      copyAsIdentifier(at: index, &writer)
      literalAsMember(at: index, &writer)
    case .repeat, .true, .false, .nil: literalAsMember(at: index, &writer)
    case .unsafeAddress, .unsafeMutableAddress, .read, .yieldingRead, .modify, .mutate:
      accessor(at: index, &writer)
    case .borrowing, .consuming, .legacyConsuming: accessorModifier(at: index, &writer)
    case .where: whereClauseOnSeveralLines(at: index, &writer)
    default: break
    }
  }

  /// The rules, for sources with an error, that look at a token.
  private func errorRules(at index: Int, _ writer: inout StandInWriter) {
    switch tokens[index].kind {
    case .identifier:
      keywordAsName(at: index, &writer)
      unicodeIdentifier(at: index, &writer)
      errorNameRules(at: index, &writer)
    case .pound:
      macroAsMember(at: index, &writer)
      condition(at: index, &writer)
    case .punctuation: errorPunctuationRules(at: index, &writer)
    case .operatorSymbol: errorOperatorRules(at: index, &writer)
    default: break
    }
  }

  private func errorPunctuationRules(at index: Int, _ writer: inout StandInWriter) {
    switch tokens[index].word {
    case .leftParenthesis:
      emptyTuple(at: index, &writer)
      emptyTuplePattern(at: index, &writer)
      typeAsExpression(at: index, &writer)
      packElementMemberType(at: index, &writer)
    case .leftBracket: emptyCaptureList(at: index, &writer)
    case .at:
      attributeOnMacro(at: index, &writer)
      attributeArguments(at: index, &writer)
      parameterAttributes(at: index, &writer)
      attributeInCaseBody(at: index, &writer)
    case .backslash: keyPathRoot(at: index, &writer)
    case .colon: moduleSelector(at: index, &writer)
    case .comma: trailingCommaInPayload(at: index, &writer)
    default: break
    }
  }

  private func errorOperatorRules(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    switch token.word {
    case .slash: prefixSlash(at: index, &writer)
    case .ellipsis, .halfOpenRange:
      variadicInFunctionType(at: index, &writer)
      rangeOperatorFunction(at: index, &writer)
    case .question: optionalInForCase(at: index, &writer)
    case .exclamation:
      unwrappedClosureParameter(at: index, &writer)
      repeatedForceUnwrap(at: index, &writer)
    default:
      repeatedForceUnwrap(at: index, &writer)
      ellipsisCharacter(at: index, &writer)
    }
  }

  private func errorNameRules(at index: Int, _ writer: inout StandInWriter) {
    switch tokens[index].word {
    case .shared, .owned, .compileTimeConstant: legacyOwnership(at: index, &writer)
    case .legacyConsuming: consumingMethod(at: index, &writer)
    case .nonisolated:
      localNonisolated(at: index, &writer)
      nonisolatedConformance(at: index, &writer)
    case .if, .while, .switch, .in: effectBeforeBlock(at: index, &writer)
    case .catch: catchPatterns(at: index, &writer)
    case .associatedtype: associatedTypeList(at: index, &writer)
    case .where: typealiasWhereClause(at: index, &writer)
    case .weak, .unowned, .lazy, .final: modifierInCaseBody(at: index, &writer)
    case .sending: sendingResult(at: index, &writer)
    case .underscore:
      placeholderType(at: index, &writer)
      underscoreLabel(at: index, &writer)
    case .case:
      literalPatternInCondition(at: index, &writer)
      rangePatterns(at: index, &writer)
    case .for: forCasePattern(at: index, &writer)
    case .initializer: initAccessor(at: index, &writer)
    case .higherThan, .lowerThan: precedenceGroupList(at: index, &writer)
    default: break
    }
  }
}
