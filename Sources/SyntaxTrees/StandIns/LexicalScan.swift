/// What a small lexer finds in a source: its tokens, and where its comments, string texts and
/// regular expressions are.
///
/// It never fails: what is unterminated ends with its line or with the source.
struct LexicalScan: Sendable {
  /// The tokens, in order.
  let tokens: [LexicalToken]
  /// The comments, in order; a line comment ends before the line's end.
  let comments: [Range<Int>]
  /// The texts of string literals, in order of their ends.
  let stringTexts: [StringText]
  /// The regular-expression literals, in order.
  let regexes: [RegexLiteral]

  /// Scans a source, UTF-8.
  init(_ source: [UInt8]) {
    var lexer = Lexer(source)
    lexer.run()
    tokens = lexer.tokens
    comments = lexer.comments
    stringTexts = lexer.stringTexts
    regexes = lexer.regexes
  }
}
