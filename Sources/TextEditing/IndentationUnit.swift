/// What a text indents by, one level.
public enum IndentationUnit: Hashable, Sendable {
  /// One tab.
  case tab
  /// A number of spaces, at least one.
  case spaces(Int)

  /// The unit where a text does not show its own.
  public static let standard = IndentationUnit.spaces(4)

  /// The bytes of one level.
  public var bytes: [UInt8] {
    switch self {
    case .tab: [UInt8(ascii: "\t")]
    case .spaces(let count): Array(repeating: UInt8(ascii: " "), count: max(count, 1))
    }
  }

  /// The unit that the lines of `text` show.
  ///
  /// That is a tab when most indented lines begin with one, else the step of 2 to 8 spaces by which
  /// lines most often go deeper than the line before, the smaller one of a tie. A text that never
  /// goes deeper shows none and counts as `standard`.
  public init(dominantIn text: [UInt8]) {
    var tabbed = 0
    var spaced = 0
    var steps = Array(repeating: 0, count: 9)
    var previousDepth = 0
    let lines = LineTable(text)
    for start in lines.starts where !text.isBlankLine(at: start) {
      let indentation = text.indentation(ofLineAt: start)
      let depth = indentation.count
      if depth > 0, text[indentation.lowerBound] == UInt8(ascii: "\t") {
        tabbed += 1
      } else {
        spaced += depth > 0 ? 1 : 0
        // A step of one is a block comment's star, not a level.
        if (2...8).contains(depth - previousDepth) { steps[depth - previousDepth] += 1 }
        previousDepth = depth
      }
    }
    if tabbed > spaced {
      self = .tab
      return
    }
    var best = 0
    for step in 2...8 where steps[step] > steps[best] { best = step }
    self = best == 0 ? .standard : .spaces(best)
  }
}
