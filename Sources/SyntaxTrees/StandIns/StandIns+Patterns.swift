extension StandIns {
  /// `()` as a value: a name of two bytes, where the parentheses open no arguments.
  func emptyTuple(at index: Int, _ writer: inout StandInWriter) {
    guard match(index) == index + 1, !opensArguments(index), !word(index + 2).continuesSignature,
      word(index - 1) != .func, !isTypePosition(index), let range = span(index, through: index + 1)
    else { return }
    putName(.emptyTuple, range, &writer)
  }

  /// Whether what is before a type says that it is one: the grammar knows `()` there.
  private func isTypePosition(_ index: Int) -> Bool {
    switch word(index - 1) {
    case .arrow, .as, .less: return true
    case .exclamation, .question: return word(index - 2) == .as
    case .equal: return word(index - 3) == .typealias
    case .colon:
      if word(index - 3) == .let || word(index - 3) == .var { return true }
      let open = tokens[index].enclosing
      switch word(open - 1) {
      case .initializer, .subscript: return word(open) == .leftParenthesis && word(open - 2) != .dot
      default: return word(open) == .leftParenthesis && word(open - 2) == .func
      }
    default: return false
    }
  }

  /// `case .success():`.
  func emptyTuplePattern(at index: Int, _ writer: inout StandInWriter) {
    guard match(index) == index + 1, !tokens[index].spaceBefore,
      token(index - 1)?.kind == .identifier, word(index - 2) == .dot,
      !hasReceiver(dot: index - 2), isInPattern(index - 1),
      let range = span(index, through: index + 1)
    else { return }
    switch word(index + 2) {
    case .colon, .comma, .where, .equal: writer.blank(.emptyTuplePattern, range)
    default: break
    }
  }

  /// `if case 200 = code`, `case 200..<300 = code`: the pattern becomes a name.
  func literalPatternInCondition(at index: Int, _ writer: inout StandInWriter) {
    let before = word(index - 1)
    switch before {
    case .if, .guard, .while, .for: break
    case .comma: if enclosingBrace(index) != .code && enclosingBrace(index) != .none { return }
    default: return
    }
    guard let end = patternEnd(index, at: before == .for ? .in : .equal), end > index + 1,
      let range = span(index + 1, through: end - 1), !hasLineEnd(range)
    else { return }
    let first = tokens[index + 1]
    let isRange = (index + 1..<end).contains {
      tokens[$0].enclosing == tokens[index].enclosing && isRangeOperator($0)
    }
    guard first.kind == .number || first.kind == .string || first.word == .minus || isRange else {
      return
    }
    writer.put(.literalPatternInCondition, range, .fill(UInt8(ascii: "_")))
  }

  private func isRangeOperator(_ index: Int) -> Bool {
    tokens[index].word == .ellipsis || tokens[index].word == .halfOpenRange
  }

  /// The index of the `=` or `in` that ends a pattern.
  private func patternEnd(_ index: Int, at end: Word) -> Int? {
    var next = index + 1
    while next < tokens.count, next - index < Self.reach {
      let word = tokens[next].word
      switch word {
      case end: return next
      case .leftBrace, .rightBrace: return nil
      case .leftParenthesis, .leftBracket, .stringStart: if let close = match(next) { next = close }
      default: break
      }
      next += 1
    }
    return nil
  }

  /// `case .min..<0`, `case (a + 1)...b` of a `switch`: the pattern becomes a name.
  func rangePatterns(at index: Int, _ writer: inout StandInWriter) {
    guard enclosingBrace(index) == .switchCases else { return }
    var first = index + 1
    var isRange = false
    var next = first
    while next < tokens.count, next - index < Self.reach {
      switch tokens[next].word {
      case .leftParenthesis, .leftBracket, .stringStart: if let close = match(next) { next = close }
      case .ellipsis, .halfOpenRange: isRange = true
      case .comma, .colon, .where:
        if isRange { rangePattern(first..<next, &writer) }
        if tokens[next].word != .comma { return }
        first = next + 1
        isRange = false
      case .leftBrace, .rightBrace: return
      default: break
      }
      next += 1
    }
  }

  private func rangePattern(_ pattern: Range<Int>, _ writer: inout StandInWriter) {
    switch word(pattern.lowerBound) {
    case .dot, .leftParenthesis: break
    default: return
    }
    guard let range = span(pattern.lowerBound, through: pattern.upperBound - 1),
      !hasLineEnd(range)
    else { return }
    writer.put(.rangePattern, range, .fill(UInt8(ascii: "_")))
  }

  /// `for case (let i, let x?) in rows`, `for case x in rows`: `case` is blanked.
  func forCasePattern(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) != .dot, word(index + 1) == .case else { return }
    guard
      word(index + 2) == .leftParenthesis
        || token(index + 2)?.kind == .identifier && word(index + 3) == .in
    else { return }
    writer.blank(.forCasePattern, tokens[index + 1].range)
  }

  /// The `?` of `let x?` in the tuple of a `case`.
  func optionalInForCase(at index: Int, _ writer: inout StandInWriter) {
    guard token(index - 1)?.kind == .identifier, enclosingWord(index) == .leftParenthesis,
      word(tokens[index].enclosing - 1) == .case
    else { return }
    switch (word(index - 2), word(index + 1)) {
    case (.let, .comma), (.let, .rightParenthesis), (.var, .comma), (.var, .rightParenthesis):
      writer.blank(.forCasePattern, tokens[index].range)
    default: break
    }
  }
}
