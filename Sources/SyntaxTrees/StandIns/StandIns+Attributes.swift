extension StandIns {
  /// `@available(…) #Preview { }`: the attributes are blanked.
  func attributeOnMacro(at index: Int, _ writer: inout StandInWriter) {
    guard tokens[index].newlineBefore else { return }
    let end = attributesEnd(index)
    guard let macro = token(end), macro.kind == .pound, !macro.word.isConditionalDirective,
      let range = span(index, through: end - 1)
    else { return }
    writer.blank(.attributeOnMacro, range)
  }

  /// `@Sendable (A) async -> B`: the effects are blanked, since the grammar takes the parameters
  /// for the attribute's arguments and then expects a type.
  func attributeBeforeFunctionType(at index: Int, _ writer: inout StandInWriter) {
    guard token(index + 1)?.kind == .identifier, word(index - 1) != .leftBrace,
      let open = token(index + 2), open.word == .leftParenthesis, open.spaceBefore,
      let close = match(index + 2)
    else { return }
    var next = close + 1
    while word(next) == .async || word(next) == .throws {
      next += 1
      if word(next) == .leftParenthesis, let close = match(next) { next = close + 1 }
    }
    guard next > close + 1, word(next) == .arrow, let range = span(close + 1, through: next - 1)
    else { return }
    writer.blank(.attributeBeforeFunctionType, range)
  }

  /// Arguments that follow a grammar of the attribute's own become one name.
  func attributeArguments(at index: Int, _ writer: inout StandInWriter) {
    switch word(index + 1) {
    case .legacySpecialize, .specialized, .abi, .lifetime, .legacyLifetime, .extern,
      .legacyExtern, .differentiable, .derivative, .transpose, .storageRestrictions:
      break
    default: return
    }
    guard word(index + 2) == .leftParenthesis, let close = match(index + 2) else { return }
    let range = tokens[index + 2].end..<max(tokens[close].start, tokens[index + 2].end)
    putName(.attributeArguments, range, &writer)
  }

  /// Writes a name over a range: of the same length, or of one byte when it has several lines.
  func putName(_ gap: GrammarGap, _ range: Range<Int>, _ writer: inout StandInWriter) {
    if hasLineEnd(range) {
      let first = source[range].firstIndex { $0 > UInt8(ascii: " ") } ?? range.lowerBound
      writer.put(gap, first..<range.upperBound, .text("_"))
    } else {
      writer.put(gap, range, .fill(UInt8(ascii: "_")))
    }
  }

  /// An attribute that starts a statement in the body of a switch case.
  func attributeInCaseBody(at index: Int, _ writer: inout StandInWriter) {
    guard tokens[index].newlineBefore, word(index - 1) != .at, word(index + 1) != .unknown,
      enclosingBrace(index) == .switchCases, !followsAttribute(index)
    else { return }
    let end = attributesEnd(index)
    switch word(end) {
    case .case, .default, .absent: return
    default: break
    }
    guard let range = span(index, through: end - 1) else { return }
    writer.blank(.attributeInCaseBody, range)
    if isLocalModifier(end) { writer.blank(.attributeInCaseBody, tokens[end].range) }
  }

  /// A modifier that starts a statement in the body of a switch case.
  func modifierInCaseBody(at index: Int, _ writer: inout StandInWriter) {
    guard tokens[index].newlineBefore, enclosingBrace(index) == .switchCases,
      isLocalModifier(index)
    else { return }
    writer.blank(.attributeInCaseBody, tokens[index].range)
  }

  private func isLocalModifier(_ index: Int) -> Bool {
    switch word(index) {
    case .weak, .unowned, .lazy, .final: break
    default: return false
    }
    switch word(index + 1) {
    case .var, .let, .class, .func: return true
    default: return false
    }
  }

  /// `nonisolated(unsafe) var` in a body, `nonisolated struct`: read as an attribute.
  func localNonisolated(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    if word(index + 1) == .leftParenthesis {
      guard word(index + 3) == .rightParenthesis else { return }
      switch word(index + 2) {
      case .nonsending: break
      case .unsafe: if surroundingBrace(index).isType { return }
      default: return
      }
    } else {
      guard let next = self.token(index + 1), !next.newlineBefore else { return }
      switch surroundingBrace(index) {
      case .code, .switchCases: break
      default: return
      }
      switch next.word {
      case .let, .var, .func, .struct, .class, .static, .private, .enum, .actor: break
      default: return
      }
    }
    writer.put(.localNonisolated, token.start..<token.start + 1, .text("@"))
  }

  /// `class C: nonisolated P`: read as an attribute.
  func nonisolatedConformance(at index: Int, _ writer: inout StandInWriter) {
    switch word(index - 1) {
    case .colon, .comma, .ampersand: break
    default: return
    }
    guard token(index + 1)?.kind == .identifier, surroundingBrace(index) != .code else { return }
    writer.put(
      .nonisolatedConformance, tokens[index].start..<tokens[index].start + 1, .text("@"))
  }

  /// `#members(…)` or `#warning("…")` among members: a directive of the same range.
  func macroAsMember(at index: Int, _ writer: inout StandInWriter) {
    let macro = tokens[index]
    guard !macro.word.isConditionalDirective, macro.word != .poundSourceLocation,
      macro.newlineBefore || word(index - 1) == .leftBrace || word(index - 1) == .semicolon,
      enclosingBrace(index).isType, let range = span(index, through: macroEnd(index) - 1)
    else { return }
    let gap: GrammarGap =
      macro.word == .poundWarning || macro.word == .poundError
      ? .diagnosticInType : .macroAsMember
    let line = source[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    guard line - range.lowerBound >= 5 else { return }
    writer.put(gap, range, .directive)
  }

  /// The index behind a macro, its arguments and its trailing closures.
  private func macroEnd(_ index: Int) -> Int {
    var next = index + 1
    if word(next) == .less, let close = genericClauseEnd(next) { next = close + 1 }
    if word(next) == .leftParenthesis, let close = match(next) { next = close + 1 }
    while word(next) == .leftBrace, let close = match(next) {
      next = close + 1
      if token(next)?.kind == .identifier, word(next + 1) == .colon, word(next + 2) == .leftBrace {
        next += 2
      }
    }
    return next
  }
}
