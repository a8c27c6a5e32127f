extension StandIns {
  /// `_$registrar`: only the first byte of a name may be `$`.
  func dollarInIdentifier(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard firstByte(index) != UInt8(ascii: "`"), firstByte(index) != UInt8(ascii: "<"),
      bytes(index).dropFirst().contains(UInt8(ascii: "$"))
    else { return }
    writer.put(
      .dollarInIdentifier, token.start + 1..<token.end,
      .replacing(UInt8(ascii: "$"), UInt8(ascii: "_")))
  }

  /// Names with characters that the grammar does not take for letters.
  func unicodeIdentifier(at index: Int, _ writer: inout StandInWriter) {
    guard tokens[index].word == .other, firstByte(index) != UInt8(ascii: "`"),
      firstByte(index) != UInt8(ascii: "<"), bytes(index).contains(where: { $0 >= 0x80 })
    else { return }
    writer.put(.unicodeIdentifier, tokens[index].range, .asciiName)
  }

  /// `copy.x = 1`: a variable, not the operator, when a member access or `!` follows.
  func copyAsIdentifier(at index: Int, _ writer: inout StandInWriter) {
    switch word(index - 1) {
    case .dot, .func, .let, .var, .at, .case: return
    default: break
    }
    guard let next = token(index + 1), !next.spaceBefore || next.newlineBefore,
      next.word == .dot || next.word == .exclamation && !next.newlineBefore
    else { return }
    writer.rename(.copyAsIdentifier, tokens[index])
  }

  /// `.repeat(x)`, `.true`: an implicit member, not a pack expansion or a literal.
  func literalAsMember(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard word(index - 1) == .dot, !token.spaceBefore, word(index - 2) != .backslash,
      !hasReceiver(dot: index - 1), token.word != .repeat || word(index + 1) == .leftParenthesis
    else { return }
    writer.rename(.literalAsMember, token)
  }

  /// Keywords as members, as labels and as names of their own.
  func keywordAsName(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard token.word != .other else { return }
    let before = word(index - 1)
    if before == .dot {
      if isKeywordMember(at: index) { writer.rename(.keywordAsMember, token) }
    } else if word(index + 1) == .colon, isKeywordLabel(token.word) {
      let inList = before == .leftParenthesis || before == .comma || before == .leftBracket
      let enclosing = enclosingWord(index)
      if before == .colon || inList && enclosing != .leftBrace && enclosing != .absent {
        writer.rename(.keywordAsLabel, token)
      }
    } else if isModifierUsedAsName(at: index) || isQuantifierUsedAsName(at: index) {
      writer.rename(.contextualKeywordAsIdentifier, token)
    }
  }

  private func isKeywordMember(at index: Int) -> Bool {
    let dot = index - 1
    switch tokens[index].word {
    case .try, .await:
      if !hasReceiver(dot: dot) { return true }
    case .if, .switch, .false, .nil, .selfValue, .super, .true: break
    default: return false
    }
    guard word(index + 1) == .leftParenthesis, isInPattern(index) else { return false }
    switch word(dot - 1) {
    case .case, .let, .var, .comma, .leftParenthesis: return true
    default: return false
    }
  }

  private func isKeywordLabel(_ word: Word) -> Bool {
    switch word {
    case .false, .nil, .selfValue, .super, .true, .try, .await, .if, .switch, .any, .some: true
    default: false
    }
  }

  /// Whether a word that may be a modifier is a name: what follows continues an expression.
  private func isModifierUsedAsName(at index: Int) -> Bool {
    switch tokens[index].word {
    case .convenience, .distributed, .dynamic, .final, .indirect, .infix, .macro, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .postfix, .prefix, .required,
      .unowned, .weak:
      break
    default: return false
    }
    guard let next = token(index + 1), next.word != .colon else { return false }
    let before = word(index - 1)
    switch before {
    case .at, .let, .var, .func, .case: return false
    default: break
    }
    switch next.word {
    case .arrow: return false
    case .leftParenthesis, .leftBracket:
      if next.spaceBefore || tokens[index].word == .unowned || tokens[index].word == .nonisolated {
        return false
      }
      return !(next.word == .leftParenthesis && word(index + 2) == .set)
    case .dot, .comma, .rightParenthesis, .rightBracket, .rightBrace, .semicolon,
      .interpolationEnd, .in, .as, .is, .else:
      return true
    default: break
    }
    if next.kind == .operatorSymbol { return true }
    return next.newlineBefore && expectsOperand(after: index - 1)
  }

  private func expectsOperand(after index: Int) -> Bool {
    guard let token = token(index) else { return false }
    switch token.word {
    case .return, .equal, .in, .colon: return true
    default: return token.kind == .operatorSymbol && token.spaceBefore
    }
  }

  /// Whether `any`, `some` or `each` is a name.
  private func isQuantifierUsedAsName(at index: Int) -> Bool {
    let word = tokens[index].word
    guard word == .any || word == .some || word == .each, let next = token(index + 1) else {
      return false
    }
    switch self.word(index - 1) {
    case .let, .var, .func, .less: return false
    default: break
    }
    switch next.word {
    case .comma, .rightParenthesis, .rightBracket, .rightBrace, .dot: return true
    case .less, .tilde, .ampersand: return false
    default: return next.kind == .operatorSymbol
    }
  }
}
