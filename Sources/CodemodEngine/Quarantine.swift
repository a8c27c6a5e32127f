import Rewriting
import TextEditing

/// The units that are left out of every later pass, and reported.
struct Quarantine {
  private struct Entry {
    var codemod: String
    var rule: Int
    /// Where the unit's match stands in the present text.
    var place: Range<Int>
    var originalOffset: Int
    var reason: String
  }

  private var entries: [Entry] = []

  /// Leaves a unit out; the reason is a clause that says why.
  mutating func add(_ unit: RewriteUnit, reason: String, originalOffset: Int) {
    entries.append(
      Entry(
        codemod: unit.derivation.codemod, rule: unit.derivation.rule, place: unit.place,
        originalOffset: originalOffset, reason: reason))
  }

  /// Whether a unit is one that was left out before.
  func holds(_ unit: RewriteUnit) -> Bool {
    entries.contains {
      $0.codemod == unit.derivation.codemod && $0.rule == unit.derivation.rule
        && $0.place == unit.place
    }
  }

  /// Follows the text through a pass of edits.
  mutating func move(_ newRange: (Range<Int>) -> Range<Int>) {
    for index in entries.indices { entries[index].place = newRange(entries[index].place) }
  }

  /// What to tell people about the units that were left out.
  func findings(_ lines: LineTable) -> [Finding] {
    entries.map {
      Finding(
        codemod: $0.codemod, offset: $0.originalOffset,
        position: lines.position(at: $0.originalOffset),
        reason: "the rewrite was left out: \($0.reason); rewrite this by hand")
    }
  }
}
