/// A piece of what a match becomes.
struct OutputPiece {
  /// Where the piece comes from.
  enum Content: Hashable {
    /// The atom of the match with that index, which stays where it is.
    case kept(Int)
    /// Captured code that comes from elsewhere.
    case source(Range<Int>)
    /// A token of the template.
    case token([UInt8])
    /// Computed text.
    case computed([UInt8])
  }

  var content: Content
  /// The item of the template that the piece is; nil for attributes and modifiers beyond it.
  var item: Int?
  /// What the template has before the piece.
  var spacing: [UInt8] = []
  /// The token's text, for tokens that stay and new ones.
  var token: String?
  /// Comments that stood behind the captured code and go where it goes.
  var followers: [RewriteContext.Comment] = []
  /// Comments that stood before the captured code's label and go where it goes.
  var leaders: [RewriteContext.Comment] = []

  /// The atom's index for a piece that stays.
  var keptAtom: Int? {
    if case .kept(let atom) = content { atom } else { nil }
  }

  /// Whether the piece is the dot of a link of a chain, or computed code that begins with one.
  var beginsLink: Bool {
    if case .computed(let text) = content { return text.first == UInt8(ascii: ".") }
    return token == "."
  }
}

/// What stands between two pieces.
struct OutputGap {
  /// White space, and what else the source or the template has there.
  enum Space: Hashable {
    /// The bytes of the source, comments included.
    case source(Range<Int>)
    /// The text that the template has there.
    case template([UInt8])
    /// A new line, indented like the line that holds the piece with that index, or deeper.
    case line(like: Int, deeper: Bool)
  }

  var space: Space
  /// Comments of deleted code that find a place here, before the white space.
  var comments: [RewriteContext.Comment] = []
  /// Whether both neighbours stay and nothing between them changes.
  var isUnchanged = false
}
