import Rewriting
import TextEditing

/// The matches that gave way to another codemod's, as long as nothing has become of them.
///
/// The next pass tries them again. One that is not found any more was undone by its rival: the two
/// codemods want different things of the same code.
struct Rivalries {
  private struct Entry {
    var codemod: String
    var rival: String
    /// Where the match stood, in the present text.
    var place: Range<Int>
    var originalOffset: Int
  }

  private var entries: [Entry] = []

  /// Notes that a unit gave way.
  ///
  /// `isHere` says whether the rival's changes are in this file. Within one codemod that is as its author meant it, and code that goes takes its matches along.
  mutating func add(
    _ unit: RewriteUnit, rival: RewriteUnit, isHere: Bool, originalOffset: Int
  ) {
    guard unit.derivation.codemod != rival.derivation.codemod else { return }
    let goes = isHere && rival.changes.contains { $0.range.holds(unit.place) }
    guard !goes || unit.place == rival.place else { return }
    entries.append(
      Entry(
        codemod: unit.derivation.codemod, rival: rival.derivation.codemod, place: unit.place,
        originalOffset: originalOffset))
  }

  /// Forgets the matches of a codemod of which something has become in some part of the present
  /// text: a rewrite, a finding, another wait.
  mutating func settle(_ codemod: String, in range: Range<Int>) {
    entries.removeAll { entry in
      entry.codemod == codemod && entry.place.lowerBound <= range.upperBound
        && range.lowerBound <= entry.place.upperBound
    }
  }

  /// Follows the text through a pass of edits.
  mutating func move(_ newRange: (Range<Int>) -> Range<Int>) {
    for index in entries.indices { entries[index].place = newRange(entries[index].place) }
  }

  /// What to tell people about the matches that nothing has become of.
  func findings(_ lines: LineTable) -> [Finding] {
    entries.map {
      Finding(
        codemod: $0.codemod, offset: $0.originalOffset,
        position: lines.position(at: $0.originalOffset),
        reason: "\($0.rival) and \($0.codemod) rewrite the same code here, and \($0.rival) was "
          + "applied; see what \($0.codemod) would have done, and finish this by hand")
    }
  }
}
