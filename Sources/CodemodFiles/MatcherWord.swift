/// The words of a matcher in a codemod file, in the order in which they are tried.
enum MatcherWord: String, Word {
  case pattern, query, kind, regex, all, any, not, matching
  case `as`, exactly
  case inside, has, precedes, follows

  /// The words that narrow down what the others find; they may stand in a rule as well.
  static let relations: [MatcherWord] = [.inside, .has, .precedes, .follows]
}
