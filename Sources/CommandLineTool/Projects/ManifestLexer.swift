/// Splits a package manifest into the few kinds of tokens that it is read by.
struct ManifestLexer {
  enum Token: Equatable {
    /// A word of letters, digits and underscores.
    case word(String)
    /// The content of a string literal on one line, escapes as written.
    case string(String)
    /// Any other character.
    case symbol(Character)
  }

  private var rest: Substring

  /// The tokens of a manifest, comments and white space left out.
  static func tokens(of text: String) -> [Token] {
    var lexer = ManifestLexer(rest: text[...])
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> Token? {
    while skipBlanks() || skipComment() {}
    guard let first = rest.first else { return nil }
    if Self.isWordPart(first) {
      let word = rest.prefix(while: Self.isWordPart)
      rest = rest[word.endIndex...]
      return .word(String(word))
    }
    if first == "\"" { return string() }
    rest.removeFirst()
    return .symbol(first)
  }

  private mutating func skipBlanks() -> Bool {
    guard rest.first?.isWhitespace == true else { return false }
    rest = rest.drop(while: \.isWhitespace)
    return true
  }

  private mutating func skipComment() -> Bool {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
      return true
    }
    guard rest.hasPrefix("/*") else { return false }
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return true
  }

  private mutating func string() -> Token {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quote.count)
    var content = ""
    while let character = rest.first, !rest.hasPrefix(quote) {
      // A string on one line that does not end there is no string.
      if quote.count == 1, character.isNewline { return .string(content) }
      let step = character == "\\" ? 2 : 1
      content += rest.prefix(step)
      rest = rest.dropFirst(step)
    }
    rest = rest.dropFirst(quote.count)
    return .string(content)
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
