public import SyntaxTrees

/// What to look for: a pattern, a query, or a combination of them.
public indirect enum Matcher: Sendable {
  /// Swift code with placeholders.
  case pattern(Pattern)
  /// Nodes in tree-sitter's notation.
  case query(TreeQuery)
  /// A node of one of these kinds.
  case kind([Kind])
  /// A node whose text a regular expression fits somewhere.
  case regex(RegularExpression)
  /// All of them at the same node, in order; captures flow from one to the next.
  case all([Matcher])
  /// The first that fits.
  case any([Matcher])
  /// A node that the matcher does not fit; what it would capture is not kept.
  case not(Matcher)
  /// A node that stands in one that fits, at any distance; the nearest is taken.
  case inside(Matcher)
  /// A node that has one below it that fits, at any depth; the first is taken.
  case has(Matcher)
  /// A node that is followed, somewhere later in its list, by one that fits.
  case precedes(Matcher)
  /// A node that follows, somewhere later in its list, one that fits.
  case follows(Matcher)
}
