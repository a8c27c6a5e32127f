extension StandIns {
  /// `b*c`: without a blank, the grammar takes `*` for a letter; `%` has the same precedence.
  func starWithoutBlanks(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard !token.spaceBefore, self.token(index - 1)?.kind == .identifier, index + 1 < tokens.count
    else { return }
    let stars = bytes(index).prefix { $0 == UInt8(ascii: "*") }.count
    guard stars > 0 else { return }
    writer.put(
      .starWithoutBlanks, token.start..<token.start + stars, .fill(UInt8(ascii: "%")))
  }

  /// `/Action.tick`: another prefix operator.
  func prefixSlash(at index: Int, _ writer: inout StandInWriter) {
    let slash = tokens[index]
    guard let operand = token(index + 1), !operand.spaceBefore, isPrefix(index) else { return }
    writer.put(.prefixSlash, slash.range, .text("~"))
  }

  private func isPrefix(_ index: Int) -> Bool {
    guard let before = token(index - 1) else { return true }
    switch before.word {
    case .leftParenthesis, .comma, .colon, .leftBracket, .leftBrace, .interpolationStart:
      return true
    default: break
    }
    guard tokens[index].spaceBefore else { return false }
    return before.kind == .operatorSymbol || tokens[index].newlineBefore
      || before.kind == .identifier && isExpressionKeyword(index - 1)
  }

  /// `first!!`: one `!` stays.
  func repeatedForceUnwrap(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard token.end - token.start > 1, !token.spaceBefore,
      bytes(index).allSatisfy({ $0 == UInt8(ascii: "!") })
    else { return }
    writer.blank(.repeatedForceUnwrap, token.start + 1..<token.end)
  }

  /// `b…`: as a prefix or postfix operator, the character is blanked; between operands it is an
  /// operator like others.
  func ellipsisCharacter(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard firstByte(index) == 0xE2, bytes(index).elementsEqual([0xE2, 0x80, 0xA6]) else { return }
    switch word(index - 1) {
    case .func, .operator: return
    default: break
    }
    let spaceAfter = self.token(index + 1)?.spaceBefore ?? true
    let closes = !(self.token(index + 1).map { canStartOperand($0) } ?? false)
    guard token.spaceBefore != spaceAfter || closes || !endsOperand(index - 1) else { return }
    writer.blank(.ellipsisCharacter, token.range)
  }

  private func canStartOperand(_ token: LexicalToken) -> Bool {
    switch token.word {
    case .rightParenthesis, .rightBracket, .rightBrace, .comma, .semicolon, .interpolationEnd,
      .colon:
      false
    default: true
    }
  }

  /// `\.[0]`, `\.!`, `\Root.[0]`: what is before the bracket becomes a name, or the `!` does.
  func keyPathRoot(at index: Int, _ writer: inout StandInWriter) {
    guard word(index + 1) == .dot else { return keyPathSubscript(at: index, &writer) }
    guard let first = token(index + 2) else { return }
    if first.word == .leftBracket, let range = span(index, through: index + 1) {
      writer.put(.keyPathRoot, range, .fill(UInt8(ascii: "_")))
    } else if first.kind == .operatorSymbol, firstByte(index + 2) == UInt8(ascii: "!") {
      writer.put(.keyPathRoot, first.start..<first.start + 1, .text("_"))
    }
  }

  private func keyPathSubscript(at index: Int, _ writer: inout StandInWriter) {
    var dot = index + 2
    while token(dot - 1)?.kind == .identifier, word(dot) == .dot, dot - index < Self.reach {
      if word(dot + 1) == .leftBracket {
        writer.put(.keyPathRoot, tokens[dot].range, .text("_"))
        return
      }
      dot += 2
    }
  }

  /// `func ..<`: another operator of three bytes.
  func rangeOperatorFunction(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) == .func else { return }
    writer.put(.rangeOperatorFunction, tokens[index].range, .text("<~>"))
  }

  /// `higherThan: A, B`: only the first group stays.
  func precedenceGroupList(at index: Int, _ writer: inout StandInWriter) {
    guard word(index + 1) == .colon else { return }
    var comma = index + 3
    var steps = 0
    while word(comma) == .comma, steps < Self.reach, let range = span(comma, through: comma + 1) {
      writer.blank(.precedenceGroupList, range)
      comma += 2
      steps += 1
    }
  }

  /// `Module::name`: one name.
  func moduleSelector(at index: Int, _ writer: inout StandInWriter) {
    let colon = tokens[index]
    guard !colon.spaceBefore, let second = token(index + 1), second.word == .colon,
      !second.spaceBefore, let module = token(index - 1), module.kind == .identifier,
      let name = token(index + 2), name.kind == .identifier, !name.spaceBefore
    else { return }
    writer.put(.moduleSelector, colon.start..<second.end, .fill(UInt8(ascii: "_")))
  }
}
