extension Lexer {
  /// A slash: a comment, a regular expression or an operator.
  mutating func slash() {
    switch byte(position + 1) {
    case UInt8(ascii: "/"):
      let start = position
      skipLine()
      comments.append(start..<position)
      spaceBefore = true
    case UInt8(ascii: "*"): blockComment()
    default:
      if operandBefore || !bareRegex() { operatorSymbol() }
    }
  }

  private mutating func blockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < source.count, depth > 0 {
      let current = source[position]
      if current == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if current == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if characterClass(position) == .newline { newlineBefore = true }
        position += 1
      }
    }
    position = min(position, source.count)
    comments.append(start..<position)
    spaceBefore = true
  }

  /// Takes an extended regular expression, `#/…/#`, if there is one.
  ///
  /// It is on one line, or has a line end right behind its opening delimiter.
  mutating func extendedRegex(pounds: Int) -> Bool {
    let text = position + pounds + 1
    var first = text
    while characterClass(first) == .blank { first += 1 }
    let isMultiline = characterClass(first) == .newline
    if pounds >= unclosedRegexPounds { return false }
    if !isMultiline, pounds >= unclosedRegexInLine.pounds, text < unclosedRegexInLine.end {
      return false
    }
    var offset = text
    while offset < source.count, isMultiline || characterClass(offset) != .newline {
      if source[offset] == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
        addRegex(to: offset + 1 + pounds, pounds: pounds)
        return true
      }
      offset += 1
    }
    unclosedRegexInLine = (pounds, offset)
    if offset == source.count { unclosedRegexPounds = pounds }
    return false
  }

  /// Takes a regular expression in bare slashes, on one line, if there is one; otherwise the slash
  /// is an operator.
  private mutating func bareRegex() -> Bool {
    switch byte(position + 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: "="), 0:
      return false
    default: break
    }
    var offset = position + 1
    var classDepth = 0
    var groupDepth = 0
    let limit = min(source.count, offset + Self.literalReach)
    while offset < limit, characterClass(offset) != .newline {
      switch source[offset] {
      case UInt8(ascii: "\\"):
        offset += characterClass(offset + 1) == .newline ? 1 : 2
        continue
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]") where classDepth > 0: classDepth -= 1
      case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        groupDepth -= 1
        if groupDepth < 0 { return false }
      case UInt8(ascii: "/") where classDepth == 0:
        if characterClass(offset - 1) == .blank { return false }
        addRegex(to: offset + 1, pounds: 0)
        return true
      default: break
      }
      offset += 1
    }
    return false
  }

  private mutating func addRegex(to end: Int, pounds: Int) {
    let range = position..<end
    regexes.append(RegexLiteral(range: range, pounds: pounds))
    append(.regex, .other, range)
  }
}
