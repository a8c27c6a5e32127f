import TextEditing

extension Rewriter {
  /// Takes the label of an argument away; the comments in it stay before the value.
  public func remove(label: Range<Int>) -> Change {
    var pieces: [Change.Piece] = []
    for comment in context.comments(in: label) {
      let line = context.ending.bytes + context.indentation(at: label.lowerBound)
      pieces += [.trivia(comment.range), .text(comment.isLine ? line : [UInt8(ascii: " ")])]
    }
    return Change(range: label, pieces: pieces)
  }
}
