extension StandIns {
  /// `((Int) -> Void).self`, `(A, B?).self`: what is in the parentheses becomes a name.
  func typeAsExpression(at index: Int, _ writer: inout StandInWriter) {
    guard let close = match(index), close > index + 1, word(close + 1) == .dot,
      word(close + 2) == .selfValue || word(close + 2) == .metatype, !opensArguments(index),
      close - index < Self.reach, let range = span(index + 1, through: close - 1)
    else { return }
    var gap: GrammarGap?
    for inner in index + 1..<close {
      if word(inner) == .arrow, tokens[inner].enclosing == index {
        gap = .functionTypeAsExpression
        break
      }
      if isTypeOnly(inner) { gap = .tupleTypeAsExpression }
    }
    if let gap { putName(gap, range, &writer) }
  }

  /// Whether a `?` behind parentheses, before the end of an element, or a generic argument clause, shows that a tuple
  /// is a type.
  private func isTypeOnly(_ index: Int) -> Bool {
    switch word(index) {
    case .question:
      word(index - 1) == .rightParenthesis
        && (word(index + 1) == .comma || word(index + 1) == .rightParenthesis)
    case .less: !tokens[index].spaceBefore && genericClauseEnd(index) != nil
    default: false
    }
  }

  /// `-> sending R` in a function type.
  func sendingResult(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) == .arrow, let type = token(index + 1) else { return }
    switch type.word {
    case .leftParenthesis, .leftBracket, .at: break
    default: guard type.kind == .identifier else { return }
    }
    writer.blank(.sendingResult, tokens[index].range)
  }

  /// `-> (A, _)`.
  func placeholderType(at index: Int, _ writer: inout StandInWriter) {
    guard enclosingWord(index) == .leftParenthesis, word(tokens[index].enclosing - 1) == .arrow,
      word(index - 1) == .leftParenthesis || word(index - 1) == .comma,
      word(index + 1) == .comma || word(index + 1) == .rightParenthesis
    else { return }
    writer.put(.placeholderType, tokens[index].range, .text("T"))
  }

  /// `repeat (each T).Element`.
  func packElementMemberType(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) == .repeat, word(index + 1) == .each, match(index) == index + 3,
      word(index + 4) == .dot,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(firstByte(index + 5)),
      let range = span(index, through: index + 3)
    else { return }
    putName(.packElementMemberType, range, &writer)
  }

  /// `associatedtype T: A, B`: a composition.
  func associatedTypeList(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) != .dot, token(index + 1)?.kind == .identifier else { return }
    switch surroundingBrace(index) {
    case .type, .none: break
    default: return
    }
    var next = index + 1
    while let token = token(next), next - index < Self.reach {
      switch token.word {
      case .where, .equal, .leftBrace, .rightBrace, .semicolon: return
      default: break
      }
      if startsNewDeclaration(next) { return }
      if token.word == .comma {
        writer.put(.associatedTypeList, token.range, .text("&"))
      } else if token.word == .less, let close = genericClauseEnd(next) {
        next = close
      }
      next += 1
    }
  }

  /// Whether a token starts a line and nothing before or in it goes on with a list.
  private func startsNewDeclaration(_ index: Int) -> Bool {
    tokens[index].newlineBefore && !continuesList(word(index - 1)) && !continuesList(word(index))
  }

  private func continuesList(_ word: Word) -> Bool {
    switch word {
    case .comma, .colon, .ampersand, .where: true
    default: false
    }
  }

  /// `typealias A<R> = B<R.C> where R.C: P`, `associatedtype A = B where A: P`: the clause is
  /// blanked.
  func typealiasWhereClause(at index: Int, _ writer: inout StandInWriter) {
    guard belongsToTypealias(index) else { return }
    var next = index + 1
    while let token = token(next), next - index < Self.reach {
      if token.word == .rightBrace || token.word == .semicolon || startsNewDeclaration(next),
        !isSameTypeOperator(next), !isSameTypeOperator(next - 1)
      {
        break
      }
      next += 1
    }
    guard let range = span(index, through: next - 1) else { return }
    writer.blank(.typealiasWhereClause, range)
  }

  private func isSameTypeOperator(_ index: Int) -> Bool { bytes(index).elementsEqual("==".utf8) }

  private func belongsToTypealias(_ index: Int) -> Bool {
    var back = index - 1
    var steps = 0
    var hasDefault = false
    while back >= 0, steps < 120 {
      switch tokens[back].word {
      case .typealias: return true
      case .equal: hasDefault = true
      case .associatedtype where hasDefault && word(back - 1) != .dot: return true
      case .leftBrace, .rightBrace, .semicolon: return false
      case .func, .initializer, .subscript, .class, .struct, .enum, .extension, .protocol,
        .associatedtype, .actor, .case, .for, .catch, .macro, .let, .var:
        if word(back - 1) != .dot { return false }
      default: break
      }
      back -= 1
      steps += 1
    }
    return false
  }

  /// The line ends in the `where` clause of an initializer or an associated type: the grammar ends
  /// the declaration with the line.
  func whereClauseOnSeveralLines(at index: Int, _ writer: inout StandInWriter) {
    let isInitializer = closesParameters(index - 1) && belongsToInitializer(index)
    guard isInitializer || surroundingBrace(index) == .type && belongsToAssociatedType(index)
    else { return }
    var next = index + 1
    while let token = token(next), next - index < Self.reach {
      switch token.word {
      case .leftBrace, .rightBrace, .where: return
      default: if token.word.startsStatement || token.word.isModifier { return }
      }
      if token.newlineBefore {
        let afterWhere = word(next - 1) == .where && !isInitializer
        if word(next - 1) == .comma || token.word == .comma || afterWhere {
          writer.put(
            .whereClauseOnSeveralLines, tokens[next - 1].end..<token.start,
            .separator(UInt8(ascii: " ")))
        } else if !isInitializer {
          return
        }
      }
      next += 1
    }
  }

  private func closesParameters(_ index: Int) -> Bool {
    word(index) == .rightParenthesis || word(index).isEffectSpecifier
  }

  private func belongsToInitializer(_ index: Int) -> Bool {
    var close = index - 1
    var steps = 0
    while word(close) != .rightParenthesis {
      guard word(close).isEffectSpecifier, steps < 8 else { return false }
      close -= 1
      steps += 1
    }
    guard var back = match(close) else { return false }
    steps = 0
    while back > 0, steps < 200 {
      back -= 1
      steps += 1
      switch tokens[back].word {
      case .initializer: return true
      case .func, .leftBrace, .rightBrace, .semicolon: return false
      default: break
      }
    }
    return false
  }

  private func belongsToAssociatedType(_ index: Int) -> Bool {
    var back = index - 1
    var steps = 0
    while back >= 0, steps < 40 {
      switch tokens[back].word {
      case .associatedtype: return true
      case .leftBrace, .rightBrace, .semicolon, .func, .initializer: return false
      default: break
      }
      back -= 1
      steps += 1
    }
    return false
  }
}
