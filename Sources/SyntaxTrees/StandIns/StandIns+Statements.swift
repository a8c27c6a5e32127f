extension StandIns {
  /// `return` and its expression, on one line: the grammar ends the statement with the line.
  func returnOnNewLine(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) != .dot, let next = token(index + 1), next.newlineBefore,
      startsExpression(index + 1)
    else { return }
    writer.put(.returnOnNewLine, tokens[index].end..<next.start, .separator(UInt8(ascii: " ")))
  }

  /// Whether a token that starts a line starts an expression, and no other statement.
  private func startsExpression(_ index: Int) -> Bool {
    let first = tokens[index].word
    switch first {
    case .rightBrace, .rightParenthesis, .rightBracket, .interpolationEnd, .at, .semicolon:
      return false
    default: break
    }
    if first.isConditionalDirective || first.startsStatement { return false }
    guard tokens[index].kind == .identifier else { return true }
    // A label, or a modifier in front of a declaration.
    if word(index + 1) == .colon { return false }
    guard first.isModifier else { return true }
    let second = word(index + 1)
    return !(second.startsStatement || second.isModifier)
  }

  /// A parenthesis that starts a line never continues the line before in Swift: a `;` says so.
  func parenthesisOnNewLine(at index: Int, _ writer: inout StandInWriter) {
    let token = tokens[index]
    guard token.newlineBefore, index > 0, canEndStatement(index - 1) else { return }
    if let close = match(index), word(close + 1).continuesSignature { return }
    if token.enclosing >= 0, word(token.enclosing) != .leftBrace { return }
    guard !enclosingBrace(index).isType, !isOnDirectiveLine(index - 1) else { return }
    let end = tokens[index - 1].end
    // A comment may hide a `;` that is written into it; what is right behind the code is none.
    guard end < source.count, isBlank(source[end]) else { return }
    writer.put(.parenthesisOnNewLine, end..<end + 1, .separator(UInt8(ascii: ";")))
  }

  private func canEndStatement(_ index: Int) -> Bool {
    let last = tokens[index]
    switch last.kind {
    case .number, .string: return true
    case .punctuation:
      guard last.word == .rightParenthesis || last.word == .rightBracket else { return false }
      return !followsAttribute(index + 1)
    case .operatorSymbol:
      return !last.spaceBefore && (endsWithUnwrap(index) || endsWithGreater(index))
    case .identifier:
      switch last.word {
      case .func, .initializer, .subscript: return false
      default: break
      }
      switch word(index - 1) {
      case .func, .macro, .at, .case, .import, .arrow, .class, .struct: return false
      default: return !isExpressionKeyword(index) && !followsAttribute(index + 1)
      }
    default: return false
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  /// `a() ; b()`: the semicolon moves to the code before it.
  func blankBeforeSemicolon(at index: Int, _ writer: inout StandInWriter) {
    let semicolon = tokens[index]
    guard let last = token(index - 1), semicolon.spaceBefore, !semicolon.newlineBefore,
      last.end < semicolon.start, source[last.end..<semicolon.start].allSatisfy(isBlank)
    else { return }
    writer.put(
      .blankBeforeSemicolon, last.end..<semicolon.end, .separator(UInt8(ascii: ";")))
  }

  /// `} newline label: { }`: the label goes on with the call.
  func labelledClosureOnNewLine(at index: Int, _ writer: inout StandInWriter) {
    guard let label = token(index + 1), label.kind == .identifier, label.newlineBefore,
      label.word != .default, label.word != .case, word(index + 2) == .colon,
      word(index + 3) == .leftBrace, let open = match(index), braces[open] == .code
    else { return }
    writer.put(
      .labelledClosureOnNewLine, tokens[index].end..<label.start, .separator(UInt8(ascii: " ")))
  }

  /// `try` and `await` of the last condition before a block, unless a call ends it.
  func effectBeforeBlock(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) != .dot, word(index + 1) != .colon,
      word(index) != .in || belongsToFor(index)
    else { return }
    var next = index + 1
    var effects: [Int] = []
    search: while next < tokens.count, next - index < Self.reach {
      switch tokens[next].word {
      case .leftParenthesis, .leftBracket, .stringStart:
        if let close = match(next) { next = close }
      case .leftBrace: break search
      case .else, .rightParenthesis, .rightBracket, .rightBrace, .semicolon: return
      case .comma: effects.removeAll(keepingCapacity: true)
      case .await, .try, .consume, .unsafe: if isEffect(next) { effects.append(next) }
      default: break
      }
      next += 1
    }
    guard word(next) == .leftBrace, let last = effects.last, !endsInCall(next, after: last) else {
      return
    }
    for effect in effects {
      var end = tokens[effect].end
      if word(effect) == .try, let mark = token(effect + 1), !mark.spaceBefore,
        mark.word == .question || mark.word == .exclamation
      {
        end = mark.end
      }
      writer.blank(.effectBeforeBlock, tokens[effect].start..<end)
    }
  }

  private func isEffect(_ index: Int) -> Bool {
    guard word(index - 1) != .dot else { return false }
    switch word(index + 1) {
    case .dot, .leftBrace, .comma, .rightParenthesis, .equal: return false
    default: return true
    }
  }

  /// Whether a call without operators, directly before a block, follows an effect.
  private func endsInCall(_ block: Int, after effect: Int) -> Bool {
    let last = word(block - 1)
    guard last == .rightParenthesis || last == .rightBracket, let open = match(block - 1),
      open > effect + 1
    else { return false }
    return !tokens[effect + 1..<block].contains { $0.kind == .operatorSymbol && $0.spaceBefore }
  }

  /// `catch E.a, E.b`: only the first pattern stays.
  func catchPatterns(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) == .rightBrace else { return }
    if let pattern = token(index + 1), pattern.kind == .number || pattern.kind == .string {
      writer.put(.literalPatternInCondition, pattern.range, .fill(UInt8(ascii: "_")))
    }
    var next = index + 1
    var comma: Int?
    while next < tokens.count, next - index < Self.reach {
      switch tokens[next].word {
      case .leftParenthesis, .leftBracket: if let close = match(next) { next = close }
      case .leftBrace:
        if let comma, let range = span(comma, through: next - 1) {
          writer.blank(.severalCatchPatterns, range)
        }
        return
      case .rightBrace, .semicolon: return
      case .comma: if comma == nil { comma = next }
      default: break
      }
      next += 1
    }
  }
}
