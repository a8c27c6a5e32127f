import Rewriting
import SyntaxTrees
import TextEditing

/// One pass's changes, checked: which units go through, and the text after them.
struct RewriteStep {
  private let context: RewriteContext
  private let parser: SyntaxParser
  private var units: [RewriteUnit]
  private var changes: ChangeSet
  /// The tree of the text after the changes; nil if nothing is left of them.
  private(set) var newTree: SyntaxTree?

  init(units: [RewriteUnit], context: RewriteContext, parser: SyntaxParser) {
    self.context = context
    self.parser = parser
    self.units = units
    changes = ChangeSet(units, in: context)
  }

  /// The units whose changes are made.
  var appliedUnits: [RewriteUnit] { changes.applied.map { units[$0] } }

  /// The edits with the codemods that ask for them.
  var attributedEdits: [(edit: Edit, codemods: [String])] {
    changes.edits.map { edit in
      let names = appliedUnits.filter { unit in
        unit.changes.contains { edit.range.holds($0.range) }
      }.map(\.derivation.codemod)
      return (edit, Set(names).sorted())
    }
  }

  /// Where a byte of the old text stands in the new one.
  func newOffset(of offset: Int) -> Int {
    var shift = 0
    for edit in changes.edits {
      guard edit.range.upperBound <= offset else {
        return edit.range.lowerBound < offset ? edit.range.lowerBound + shift : offset + shift
      }
      shift += edit.replacement.count - edit.range.count
    }
    return offset + shift
  }

  /// Finds the units without which the result passes the self-check, and leaves them out.
  ///
  /// - Returns: The units that were left out, with the reason.
  mutating func dropRejected() -> [(unit: RewriteUnit, reason: String)] {
    var rejected: [(unit: RewriteUnit, reason: String)] = []
    while !units.isEmpty {
      changes = ChangeSet(units, in: context)
      guard let failure = check(changes, of: units) else { return rejected }
      let guilty = guiltyUnit(among: appliedUnits)
      rejected.append((guilty, failure))
      units.removeAll { $0.derivation == guilty.derivation && $0.place == guilty.place }
      newTree = nil
    }
    changes = ChangeSet([], in: context)
    return rejected
  }

  /// Runs the self-check; nil if the result is sound, and then its tree is kept.
  private mutating func check(_ changes: ChangeSet, of units: [RewriteUnit]) -> String? {
    let result = changes.result
    let failures = SelfCheck(context.tree, removing: changes.removedComments)
      .failures(result, edits: changes.edits, parser: parser)
    guard let failure = failures.first else {
      newTree = parser.parse(result)
      return nil
    }
    return failure.message
  }

  /// The unit that fails, found by halving: the smallest group that fails on its own, or else the
  /// last unit.
  private mutating func guiltyUnit(among units: [RewriteUnit]) -> RewriteUnit {
    var group = units
    while group.count > 1 {
      let half = Array(group[..<(group.count / 2)])
      let other = Array(group[(group.count / 2)...])
      if check(ChangeSet(half, in: context), of: half) != nil {
        group = half
      } else if check(ChangeSet(other, in: context), of: other) != nil {
        group = other
      } else {
        break
      }
    }
    return group[group.count - 1]
  }
}
