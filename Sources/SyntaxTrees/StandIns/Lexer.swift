/// Splits a source into tokens.
///
/// One loop, an explicit stack for interpolations: no input can nest it too deeply.
struct Lexer {
  let source: [UInt8]
  var position = 0
  var tokens: [LexicalToken] = []
  var comments: [Range<Int>] = []
  var stringTexts: [StringText] = []
  var regexes: [RegexLiteral] = []
  /// How far the end of a placeholder or of a bare regular expression is looked for, in bytes, so
  /// that a line full of unclosed ones stays linear.
  static let literalReach = 2048

  /// Up to where, and in the rest of the source, no regular expression with at least so many `#`
  /// ends.
  var unclosedRegexInLine = (pounds: Int.max, end: 0)
  var unclosedRegexPounds = Int.max
  /// Whether a line ended, or anything blank was seen, since the last token.
  var newlineBefore = true
  var spaceBefore = true
  /// The string literals whose interpolations the position is in, innermost last.
  var openStrings: [OpenString] = []
  /// The brackets that are open, innermost last, and how many of each kind.
  private var openBrackets: [Int] = []
  private var openCounts = BracketCounts()

  private let words = WordTable.shared
  private let classes = CharacterClass.table

  /// A string literal inside one of whose interpolations the lexer is.
  struct OpenString {
    var token: Int
    var pounds: Int
    var isMultiline: Bool
    /// How many parentheses are open within the interpolation.
    var depth = 0
  }

  init(_ source: [UInt8]) {
    self.source = source
    tokens.reserveCapacity(source.count / 4)
  }

  mutating func run() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
    while position < source.count { step() }
    while let string = openStrings.popLast() { endString(string, at: source.count) }
  }

  /// The byte at an offset; 0 outside the source.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < source.count ? source[offset] : 0
  }

  @inline(__always)
  func characterClass(_ offset: Int) -> CharacterClass {
    offset < source.count ? classes[Int(source[offset])] : .other
  }

  /// Consumes one token, comment or stretch of blanks.
  private mutating func step() {
    let start = position
    switch classes[Int(source[start])] {
    case .newline:
      newlineBefore = true
      spaceBefore = true
      position += 1
    case .blank:
      spaceBefore = true
      position += 1
    case .letter: identifier()
    case .nonASCII: nonASCII()
    case .digit: number()
    case .openParenthesis:
      if let last = openStrings.indices.last { openStrings[last].depth += 1 }
      punctuation()
    case .closeParenthesis:
      if let string = openStrings.last, string.depth == 0 {
        append(.punctuation, .interpolationEnd, start..<start + 1)
        openStrings.removeLast()
        stringText(string)
        return
      }
      if let last = openStrings.indices.last { openStrings[last].depth -= 1 }
      punctuation()
    case .punctuation: punctuation()
    case .dot: dots()
    case .operatorSymbol:
      if source[start] == UInt8(ascii: "<"), placeholder() { return }
      operatorSymbol()
    case .slash: slash()
    case .quote: string(pounds: 0)
    case .pound: pound()
    case .backtick: backtick()
    case .other: position += 1
    }
  }

  /// Adds a token and moves behind it.
  mutating func append(_ kind: LexicalToken.Kind, _ word: Word, _ range: Range<Int>) {
    var token = LexicalToken(
      kind: kind, word: word, newlineBefore: newlineBefore, spaceBefore: spaceBefore,
      range: range)
    newlineBefore = false
    spaceBefore = false
    position = range.upperBound
    let index = tokens.count
    switch word {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart:
      token.enclosing = openBrackets.last ?? -1
      openBrackets.append(index)
      openCounts[word] += 1
    case .rightParenthesis: token.match = close(.leftParenthesis, by: index)
    case .rightBracket: token.match = close(.leftBracket, by: index)
    case .rightBrace: token.match = close(.leftBrace, by: index)
    case .interpolationEnd: token.match = close(.interpolationStart, by: index)
    default: break
    }
    token.enclosing = word.opens ? token.enclosing : openBrackets.last ?? -1
    tokens.append(token)
  }

  /// Closes the innermost open bracket of a kind, and forgets the unclosed ones inside it.
  private mutating func close(_ opener: Word, by closer: Int) -> Int {
    guard openCounts[opener] > 0 else { return -1 }
    while let index = openBrackets.popLast() {
      let word = tokens[index].word
      openCounts[word] -= 1
      if word == opener {
        tokens[index].match = closer
        return index
      }
    }
    return -1
  }

  private mutating func punctuation() {
    let range = position..<position + 1
    append(.punctuation, words.word(range: range, in: source), range)
  }

  private mutating func identifier() {
    let start = position
    var end = start
    var hash: UInt32 = 0
    while end < source.count {
      let byte = source[end]
      switch classes[Int(byte)] {
      case .letter, .digit: hash = WordTable.mix(hash, byte)
      case .nonASCII:
        if isUnicodeOperator(at: end) {
          append(.identifier, words.word(hash: hash, range: start..<end, in: source), start..<end)
          return
        }
        hash = WordTable.mix(hash, byte)
      default:
        append(.identifier, words.word(hash: hash, range: start..<end, in: source), start..<end)
        return
      }
      end += 1
    }
    append(.identifier, words.word(hash: hash, range: start..<end, in: source), start..<end)
  }

  /// A character outside ASCII: part of a name, or an operator.
  private mutating func nonASCII() {
    if isUnicodeOperator(at: position) { operatorSymbol() } else { identifier() }
  }

  private mutating func backtick() {
    var end = position + 1
    while end < source.count, characterClass(end) != .newline, characterClass(end) != .backtick {
      end += 1
    }
    if characterClass(end) == .backtick {
      append(.identifier, .other, position..<end + 1)
    } else {
      append(.operatorSymbol, .other, position..<position + 1)
    }
  }

  /// Takes an editor placeholder, `<#name#>`, as one name, if there is one.
  private mutating func placeholder() -> Bool {
    guard byte(position + 1) == UInt8(ascii: "#") else { return false }
    var end = position + 2
    let limit = min(source.count, end + Self.literalReach)
    while end < limit, characterClass(end) != .newline {
      if source[end] == UInt8(ascii: "#"), byte(end + 1) == UInt8(ascii: ">") {
        append(.identifier, .other, position..<end + 2)
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func pound() {
    var pounds = 1
    while byte(position + pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = position + pounds
    if byte(next) == UInt8(ascii: "\"") { return string(pounds: pounds) }
    if byte(next) == UInt8(ascii: "/"), extendedRegex(pounds: pounds) { return }
    var end = next
    while end < source.count, characterClass(end) == .letter || characterClass(end) == .digit {
      end += 1
    }
    if pounds == 1, characterClass(next) == .letter {
      let range = position..<end
      append(.pound, words.word(range: range, in: source), range)
    } else {
      append(.operatorSymbol, .other, position..<next)
    }
  }

  mutating func skipLine() {
    while position < source.count, characterClass(position) != .newline { position += 1 }
  }

  /// Whether the last token ends an operand, so that a `/` after it divides.
  var operandBefore: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .string, .regex: return true
    case .identifier:
      return !last.word.startsExpression || tokens.dropLast().last?.word == .dot
    case .punctuation:
      switch last.word {
      case .rightParenthesis, .rightBracket, .rightBrace: return true
      default: return false
      }
    case .operatorSymbol: return !last.spaceBefore && endsWithUnwrap(last)
    case .pound: return false
    }
  }

  private func endsWithUnwrap(_ token: LexicalToken) -> Bool {
    let last = byte(token.end - 1)
    return last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
  }

  func word(_ range: Range<Int>) -> Word { words.word(range: range, in: source) }
}

/// How many brackets of each kind are open.
private struct BracketCounts {
  private var parentheses = 0
  private var brackets = 0
  private var braces = 0
  private var interpolations = 0

  subscript(opener: Word) -> Int {
    get {
      switch opener {
      case .leftParenthesis: parentheses
      case .leftBracket: brackets
      case .leftBrace: braces
      default: interpolations
      }
    }
    set {
      switch opener {
      case .leftParenthesis: parentheses = newValue
      case .leftBracket: brackets = newValue
      case .leftBrace: braces = newValue
      default: interpolations = newValue
      }
    }
  }
}
