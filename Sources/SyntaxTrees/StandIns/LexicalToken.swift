/// A Swift token outside comments, as a small lexer sees it.
///
/// A string literal is one token. When it has interpolations, the tokens of their code follow it,
/// between `interpolationStart` and `interpolationEnd`, and a last token of kind `string`, with the
/// word `stringEnd` and an empty range, closes it.
struct LexicalToken: Hashable, Sendable {
  /// What kind of token it is.
  enum Kind: Sendable {
    case identifier, number, operatorSymbol, punctuation, string, regex, pound
  }

  var kind: Kind
  /// Its spelling, as far as rules ask for it.
  var word: Word
  /// Whether a line ends between the token before and this one, or this is the first one.
  var newlineBefore: Bool
  /// Whether blanks, line ends or comments are between the token before and this one, or this is
  /// the first one.
  var spaceBefore: Bool
  /// Its bytes.
  var range: Range<Int>
  /// The index of the bracket that matches this one, of the end of this string or its start; or -1.
  var match = -1
  /// The index of the innermost bracket around this token, or -1.
  var enclosing = -1

  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }
}

/// A stretch of a string literal's text: between its delimiters, without interpolations.
struct StringText: Hashable, Sendable {
  var range: Range<Int>
  /// How many `#` the literal's delimiters have.
  var pounds: Int
  /// Whether the literal's delimiters are `"""`.
  var isMultiline: Bool
}

/// A regular-expression literal.
struct RegexLiteral: Hashable, Sendable {
  /// All of it, delimiters included.
  var range: Range<Int>
  /// How many `#` its delimiters have.
  var pounds: Int
}
