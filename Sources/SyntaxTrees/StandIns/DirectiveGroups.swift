/// Collects the directives of conditional compilation into groups, from `#if` to `#endif`.
struct DirectiveGroups {
  /// The token indices of the directives of every complete group.
  private(set) var finished: [[Int]] = []
  private var open: [[Int]] = []

  /// Takes in the next token that is a directive or a macro.
  mutating func add(_ token: LexicalToken, at index: Int) {
    guard token.word.isConditionalDirective, token.newlineBefore else { return }
    if token.word == .poundIf {
      open.append([index])
      return
    }
    guard let last = open.indices.last else { return }
    open[last].append(index)
    if token.word == .poundEndif { finished.append(open.removeLast()) }
  }
}
