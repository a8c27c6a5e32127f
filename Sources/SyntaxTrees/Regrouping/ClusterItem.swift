/// A piece of a cluster: of operands, operators, effects and suffixes that the grammar has nested
/// into each other, and that stand in a row here, as in the text.
struct ClusterItem {
  /// What the piece does to the pieces around it.
  enum Role: UInt8 {
    /// A name, a literal, a closure, something in parentheses …
    case operand
    /// An operator right before an operand.
    case prefix
    /// The period of an implicit member such as `.red`.
    case dot
    /// `try`, `await` or `unsafe`.
    case effect
    /// Arguments, a member, a question or exclamation mark, a postfix operator …
    case suffix
    /// An operator between two operands.
    case binary
    /// `=`, `+=` …
    case assignment
    /// `as` or `is`, with the type behind it.
    case cast
    /// The question mark of `a ? b : c`.
    case question
    /// The colon of `a ? b : c`.
    case colon
  }

  var role: Role
  var node: DraftID
  /// The kind of the node that the piece stood in, where that says more than the piece.
  var kind: Kind = .error
  /// Where the comments before the piece are in ``Regrouper/comments``.
  var comments: Range<Int> = 0..<0
  /// The first of the nodes behind `as` or `is`, which are linked to each other.
  var tail: DraftID = -1
}
