extension StandIns {
  /// `__shared`, `__owned` and `_const` in front of a parameter's type.
  func legacyOwnership(at index: Int, _ writer: inout StandInWriter) {
    switch word(index - 1) {
    case .colon: break
    case .leftParenthesis, .comma: if word(index) == .compileTimeConstant { return }
    default: return
    }
    writer.put(.legacyOwnership, tokens[index].range, .text("inout"))
  }

  /// `__consuming func`: the modifier without its underscores.
  func consumingMethod(at index: Int, _ writer: inout StandInWriter) {
    writer.put(.consumingMethod, tokens[index].range, .text("consuming"))
  }

  /// `_:` as a label where the grammar wants a name.
  func underscoreLabel(at index: Int, _ writer: inout StandInWriter) {
    guard word(index + 1) == .colon, enclosingWord(index) == .leftParenthesis else { return }
    if word(index + 2) == .rightParenthesis || word(index + 3) == .colon {
      // The name of a function, `f(_:)`: only a pattern must not have it.
      guard isInPattern(index), let range = span(index + 1, through: index + 1) else { return }
      writer.blank(.underscoreLabel, range)
      return
    }
    guard !isParameterList(tokens[index].enclosing) else { return }
    writer.put(.underscoreLabel, tokens[index].range, .text("x"))
  }

  /// Whether a parenthesis opens the parameters of a declaration or a closure, or arguments in a
  /// literal; the payload of an enumeration case is no such list.
  private func isParameterList(_ open: Int) -> Bool {
    guard let before = token(open - 1) else { return true }
    if surroundingBrace(open) == .enumeration, before.kind == .identifier {
      switch word(open - 2) {
      case .case, .comma: return false
      default: break
      }
    }
    switch before.word {
    case .initializer, .subscript, .leftBrace, .rightBracket: return true
    case .question, .exclamation: return word(open - 2) == .initializer
    default: break
    }
    switch word(open - 2) {
    case .func, .macro: return true
    default: break
    }
    return before.kind == .operatorSymbol && endsWithGreater(open - 1)
  }

  /// `(Int...) -> Void`, `{ (x: Int...) in }`: the dots are blanked, those of functions stay.
  func variadicInFunctionType(at index: Int, _ writer: inout StandInWriter) {
    let dots = tokens[index]
    guard dots.word == .ellipsis, !dots.spaceBefore, enclosingWord(index) == .leftParenthesis
    else { return }
    switch word(index + 1) {
    case .comma, .rightParenthesis: break
    default: return
    }
    guard isUnnamedParameterList(dots.enclosing) else { return }
    writer.blank(.variadicInFunctionType, dots.range)
  }

  /// `{ (x: A!) in }`: to the grammar the type is an ordinary optional.
  func unwrappedClosureParameter(at index: Int, _ writer: inout StandInWriter) {
    let mark = tokens[index]
    guard !mark.spaceBefore, mark.range.count == 1, enclosingWord(index) == .leftParenthesis,
      [.comma, .rightParenthesis].contains(word(index + 1))
    else { return }
    // A closure's parameters stand behind its brace or its capture list, and before `->` or `in`.
    switch word(mark.enclosing - 1) {
    case .leftBrace, .rightBracket: break
    default: return
    }
    guard let close = match(mark.enclosing) else { return }
    let behind = word(close + 1)
    guard behind == .arrow || behind == .in || behind.isEffectSpecifier else { return }
    writer.put(.unwrappedClosureParameter, mark.range, .text("?"))
  }

  private func isUnnamedParameterList(_ open: Int) -> Bool {
    if word(open - 1) == .leftBrace { return true }
    guard let close = match(open) else { return false }
    let behind = word(close + 1)
    guard behind == .arrow || behind.isEffectSpecifier else { return false }
    switch word(open - 1) {
    case .colon, .equal, .arrow, .leftParenthesis, .comma, .escaping, .sendable, .autoclosure,
      .mainActor, .less, .leftBracket:
      return true
    case .question, .exclamation:
      return token(open - 2).map { source[$0.range].elementsEqual("as".utf8) } ?? false
    default:
      return token(open - 1).map { source[$0.range].elementsEqual("as".utf8) } ?? false
    }
  }

  /// All but the first attribute of a parameter, and every attribute of a closure's parameter.
  func parameterAttributes(at index: Int, _ writer: inout StandInWriter) {
    guard enclosingWord(index) == .leftParenthesis else { return }
    switch word(index - 1) {
    case .leftParenthesis, .comma: break
    default: return
    }
    let name = attributesEnd(index)
    guard token(name)?.kind == .identifier,
      word(name + 1) == .colon || token(name + 1)?.kind == .identifier
    else { return }
    let second = attributeEnd(index)
    if isClosureParameterList(tokens[index].enclosing) {
      guard let range = span(index, through: name - 1) else { return }
      writer.blank(.closureParameterAttribute, range)
    } else if word(second) == .at, let range = span(second, through: name - 1) {
      writer.blank(.severalParameterAttributes, range)
    }
  }

  private func isClosureParameterList(_ open: Int) -> Bool {
    switch word(open - 1) {
    case .leftBrace, .rightBracket: break
    default: return false
    }
    guard let close = match(open) else { return false }
    return word(close + 1).continuesSignature
  }

  /// `case a(x: Int,)`.
  func trailingCommaInPayload(at index: Int, _ writer: inout StandInWriter) {
    guard word(index + 1) == .rightParenthesis, enclosingWord(index) == .leftParenthesis,
      surroundingBrace(index) == .enumeration
    else { return }
    switch word(tokens[index].enclosing - 2) {
    case .case, .comma: writer.blank(.trailingCommaInPayload, tokens[index].range)
    default: break
    }
  }

  /// `{ [] in }`.
  func emptyCaptureList(at index: Int, _ writer: inout StandInWriter) {
    guard word(index - 1) == .leftBrace, word(index + 1) == .rightBracket,
      let next = token(index + 2), let range = span(index, through: index + 1)
    else { return }
    switch next.word {
    case .in, .leftParenthesis: break
    case .as, .is: return
    default: guard next.kind == .identifier, !next.newlineBefore else { return }
    }
    writer.blank(.emptyCaptureList, range)
  }
}
