extension StandIns {
  /// The word of a token; `absent` where there is none.
  @inline(__always)
  func word(_ index: Int) -> Word {
    index >= 0 && index < tokens.count ? tokens[index].word : .absent
  }

  /// The token at an index, if there is one.
  @inline(__always)
  func token(_ index: Int) -> LexicalToken? {
    index >= 0 && index < tokens.count ? tokens[index] : nil
  }

  /// The bracket that matches the one at an index, if there is one.
  func match(_ index: Int) -> Int? {
    guard let token = token(index), token.match >= 0 else { return nil }
    return token.match
  }

  /// The word of the innermost bracket around a token; `absent` at the top.
  func enclosingWord(_ index: Int) -> Word {
    guard let token = token(index) else { return .absent }
    return word(token.enclosing)
  }

  /// What the innermost bracket around a token opens, if that is a brace.
  func enclosingBrace(_ index: Int) -> BraceKind {
    guard let token = token(index), token.enclosing >= 0 else { return .none }
    return braces[token.enclosing]
  }

  /// What the innermost brace around a token opens, other brackets aside; `none` at the top.
  func surroundingBrace(_ index: Int) -> BraceKind {
    guard var enclosing = token(index)?.enclosing else { return .none }
    var steps = 0
    while enclosing >= 0, steps < Self.reach {
      if braces[enclosing] != .none { return braces[enclosing] }
      enclosing = tokens[enclosing].enclosing
      steps += 1
    }
    return .none
  }

  /// The bytes of a token.
  func bytes(_ index: Int) -> ArraySlice<UInt8> {
    guard let token = token(index), token.end <= source.count else { return [] }
    return source[token.range]
  }

  func firstByte(_ index: Int) -> UInt8 { bytes(index).first ?? 0 }

  func lastByte(_ index: Int) -> UInt8 { bytes(index).last ?? 0 }

  /// The bytes from the first token of a range of indices to the last.
  func span(_ first: Int, through last: Int) -> Range<Int>? {
    guard let start = token(first)?.start, let end = token(last)?.end, start < end else {
      return nil
    }
    return start..<end
  }

  func hasLineEnd(_ range: Range<Int>) -> Bool {
    guard range.upperBound <= source.count else { return false }
    return source[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// Whether an operator ends with `>`, as a generic argument clause does.
  func endsWithGreater(_ index: Int) -> Bool {
    tokens[index].word != .arrow && lastByte(index) == UInt8(ascii: ">")
  }

  /// Whether an operator ends with `!` or `?`.
  func endsWithUnwrap(_ index: Int) -> Bool {
    let last = lastByte(index)
    return last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
  }

  /// Whether a token is a keyword that an expression follows, and no name.
  func isExpressionKeyword(_ index: Int) -> Bool {
    guard let token = token(index), token.word.startsExpression else { return false }
    switch word(index - 1) {
    case .dot, .func: return false
    default: break
    }
    switch token.word {
    case .copy, .consume, .each:
      // Operators only in front of a name.
      return self.token(index + 1)?.spaceBefore == true
    default: return true
    }
  }

  /// Whether the token at an index, on its own, ends an operand; an operator does when it is
  /// postfix or ends a generic argument clause.
  func endsOperand(_ index: Int) -> Bool {
    guard let token = token(index) else { return false }
    switch token.kind {
    case .number, .string, .regex: return true
    case .identifier: return !isExpressionKeyword(index)
    case .punctuation:
      return token.word == .rightParenthesis || token.word == .rightBracket
        || token.word == .rightBrace
    case .operatorSymbol:
      return !token.spaceBefore && (endsWithUnwrap(index) || endsWithGreater(index))
    case .pound: return false
    }
  }

  /// Whether a parenthesis at an index opens the arguments of a call or the parameters of a
  /// function: whether an operand ends before it on the same line.
  func opensArguments(_ index: Int) -> Bool {
    guard let token = token(index), let before = self.token(index - 1), !token.newlineBefore else {
      return false
    }
    switch before.kind {
    case .pound: return true
    case .operatorSymbol:
      if endsWithGreater(index - 1) { return !token.spaceBefore }
      return !before.spaceBefore && !token.spaceBefore && endsWithUnwrap(index - 1)
    default: return endsOperand(index - 1)
    }
  }

  /// Whether a dot belongs to a member access, and not to an implicit member.
  func hasReceiver(dot index: Int) -> Bool {
    guard let dot = token(index), let before = token(index - 1) else { return false }
    if before.kind == .operatorSymbol {
      return !before.spaceBefore && !dot.spaceBefore
        && (endsWithUnwrap(index - 1) || endsWithGreater(index - 1))
    }
    return endsOperand(index - 1)
  }

  /// The index behind the attribute whose `@` is at an index.
  func attributeEnd(_ index: Int) -> Int {
    var next = index + 1
    guard token(next)?.kind == .identifier else { return next }
    next += 1
    while word(next) == .dot, token(next + 1) != nil { next += 2 }
    if word(next) == .less, let close = genericClauseEnd(next) { next = close + 1 }
    if word(next) == .leftParenthesis, token(next)?.spaceBefore == false, let close = match(next) {
      next = close + 1
    }
    return next
  }

  /// The index behind the attributes that start at an index.
  func attributesEnd(_ index: Int) -> Int {
    var next = index
    var count = 0
    while word(next) == .at, count < 64 {
      next = attributeEnd(next)
      count += 1
    }
    return next
  }

  /// Whether the token before an index is the name, or the arguments, of an attribute.
  func followsAttribute(_ index: Int) -> Bool {
    var name = index - 1
    if word(name) == .rightParenthesis, let open = match(name) { name = open - 1 }
    guard token(name)?.kind == .identifier else { return false }
    var steps = 0
    while word(name - 1) == .dot, token(name - 2)?.kind == .identifier, steps < 64 {
      name -= 2
      steps += 1
    }
    return word(name - 1) == .at
  }

  /// Whether an `in` belongs to a `for` statement.
  func belongsToFor(_ index: Int) -> Bool {
    var back = index - 1
    var steps = 0
    while back >= 0, steps < 40 {
      switch tokens[back].word {
      case .for: return true
      case .leftBrace, .rightBrace, .semicolon: return false
      case .rightParenthesis, .rightBracket:
        guard let open = match(back) else { return false }
        back = open
      default: break
      }
      back -= 1
      steps += 1
    }
    return false
  }

  /// Whether a token is in the pattern of a `case`.
  func isInPattern(_ index: Int) -> Bool {
    var back = index
    var steps = 0
    while back >= 0, steps < 60 {
      switch tokens[back].word {
      case .case:
        // A colon beside the keyword ended its patterns.
        return !tokens[back..<index].contains {
          $0.word == .colon && $0.enclosing == tokens[back].enclosing
        }
      case .leftBrace, .rightBrace, .semicolon, .equal, .return, .if: return false
      default: break
      }
      back -= 1
      steps += 1
    }
    return false
  }

  /// Whether a token is directly in the arguments of a call.
  func isArgument(_ index: Int) -> Bool {
    guard let open = token(index)?.enclosing, word(open) == .leftParenthesis,
      let callee = token(open - 1), callee.kind == .identifier, !isExpressionKeyword(open - 1),
      callee.word != .initializer, callee.word != .subscript
    else { return false }
    switch word(open - 2) {
    case .func, .at, .case, .macro, .arrow: return false
    default: return true
    }
  }

  /// The operator that closes the generic argument clause whose `<` is at an index; nil when what
  /// follows cannot be one.
  func genericClauseEnd(_ index: Int) -> Int? {
    var depth = 0
    var next = index
    while next < tokens.count, next - index < Self.reach {
      let token = tokens[next]
      switch token.kind {
      case .operatorSymbol:
        guard let change = nesting(ofOperator: next) else { return nil }
        depth += change
        if depth > 32 { return nil }
        if depth <= 0 { return depth == 0 ? next : nil }
      case .identifier:
        if token.word.startsExpression && token.word != .each && token.word != .repeat
          || token.word == .func || token.word == .selfValue
        {
          return nil
        }
      case .punctuation:
        switch token.word {
        case .dot, .comma, .colon, .leftBracket, .rightBracket, .leftParenthesis,
          .rightParenthesis, .at:
          break
        default: return nil
        }
      case .number: break
      default: return nil
      }
      next += 1
    }
    return nil
  }

  /// How much an operator among types opens or closes; nil for one that cannot be among types.
  private func nesting(ofOperator index: Int) -> Int? {
    if tokens[index].word == .arrow { return 0 }
    var depth = 0
    for byte in bytes(index) {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "."),
        UInt8(ascii: "~"):
        break
      default: return nil
      }
    }
    return depth
  }
}
