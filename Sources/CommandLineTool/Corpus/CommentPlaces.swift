import SyntaxTrees
import TextEditing

/// Which gaps between tokens of a file get a comment.
struct CommentPlaces: Sendable {
  /// The numbers of the tokens before the gaps, ascending.
  let gaps: [Int]

  /// The most gaps in and around what changes.
  static let mostNear = 40
  /// The most gaps elsewhere.
  static let mostFar = 10
  /// How far from what changes a gap counts as near, in tokens.
  private static let reach = 2

  /// Chooses all gaps on the lines that change or have findings and those around, and a few others;
  /// always the same ones for the same texts.
  ///
  /// - Parameters:
  ///   - before: The text that gets the comments.
  ///   - after: What becomes of it.
  ///   - alignment: Which tokens are the same.
  ///   - findings: Where something is reported, as byte offsets.
  init(before: ParsedText, after: ParsedText, alignment: TokenAlignment, findings: [Int]) {
    var changed: Set<Int> = []
    let partners = alignment.partners
    if let first = partners.first, first != 0 { changed.insert(0) }
    for index in before.tokens.indices {
      let token = before.tokens[index]
      let next = index + 1 < partners.count ? partners[index + 1] : after.tokens.count
      let isFollowed = partners[index].map { $0 + 1 == next } ?? false
      if !isFollowed || findings.contains(where: { token.range.contains($0) }) {
        changed.insert(index)
      }
    }
    let lines = before.tree.lines
    let changedLines = Set(changed.map { lines.position(at: before.tokens[$0].start).line })
    let all = before.tokens.indices.dropLast()
    let near = all.filter { index in
      changedLines.contains(lines.position(at: before.tokens[index].start).line)
        || (index - Self.reach...index + Self.reach).contains { changed.contains($0) }
    }
    let far = all.filter { !near.contains($0) }
    gaps = (Self.spread(near, most: Self.mostNear) + Self.spread(far, most: Self.mostFar)).sorted()
  }

  /// At most so many of the numbers, evenly spread.
  static func spread(_ numbers: [Int], most: Int) -> [Int] {
    guard numbers.count > most else { return numbers }
    return (0..<most).map { numbers[$0 * numbers.count / most] }
  }
}
