import Rewriting
import SyntaxTrees
import TextEditing

/// One pass's changes of one file, checked: which units go through, and the text after them.
struct RewriteStep {
  /// A unit that was left out because its result fails the self-check.
  struct Rejection {
    /// The index of the unit.
    var unit: Int
    var reason: String
  }

  /// The units that were to be composed.
  let units: [RewriteUnit]
  /// The indices of the units whose changes are made.
  let applied: [Int]
  /// The units that are left out for good.
  let rejected: [Rejection]
  /// The units that wait for the next pass, by index.
  let deferred: [ChangeSet.Deferral]
  /// The edits that make the new text, in order.
  let edits: [Edit]
  /// The tree of the text after the changes.
  let newTree: SyntaxTree

  /// Composes units, and leaves out those without which the result passes the self-check.
  init(units: [RewriteUnit], context: RewriteContext, parser: SyntaxParser) {
    self.units = units
    let check = UnitCheck(context: context, parser: parser)
    // The indices of the units that are still in.
    var rest = Array(units.indices)
    var rejected: [Rejection] = []
    var result = check.result(of: units)
    while let failure = result.failure, !rest.isEmpty {
      let guilty = check.guiltyUnit(among: result.changes.applied, of: rest.map { units[$0] })
      rejected.append(
        Rejection(unit: rest.remove(at: guilty.index), reason: guilty.failure ?? failure))
      result = check.result(of: rest.map { units[$0] })
    }
    self.rejected = rejected
    applied = result.changes.applied.map { rest[$0] }
    deferred = result.changes.deferred.map {
      ChangeSet.Deferral(unit: rest[$0.unit], inFavourOf: rest[$0.inFavourOf])
    }
    edits = result.changes.edits
    newTree = result.tree
  }

  /// The edits with the codemods that ask for them.
  var attributedEdits: [(edit: Edit, codemods: [String])] {
    let changes = applied.map { units[$0] }.flatMap { unit in
      unit.changes.map { (range: $0.range, codemod: unit.derivation.codemod) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var rest = changes[...]
    return edits.map { edit in
      rest = rest.drop { $0.range.lowerBound < edit.range.lowerBound }
      let own = rest.prefix { $0.range.lowerBound <= edit.range.upperBound }
      let names = own.filter { edit.range.holds($0.range) }.map(\.codemod)
      return (edit, Set(names).sorted())
    }
  }

  /// Where a stretch of the old text stands in the new one; what was partly replaced stands for all
  /// of the replacement.
  func newRange(of range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    for edit in edits {
      let shift = edit.replacement.count - edit.range.count
      if edit.range.upperBound <= range.lowerBound {
        start += shift
      } else if edit.range.lowerBound < range.lowerBound {
        start -= range.lowerBound - edit.range.lowerBound
      }
      if edit.range.lowerBound < range.upperBound {
        end += shift + max(0, edit.range.upperBound - range.upperBound)
      }
    }
    return start..<max(start, end)
  }
}

/// Composes units and checks what comes of it.
private struct UnitCheck {
  typealias Result = (changes: ChangeSet, tree: SyntaxTree, failure: String?)

  let context: RewriteContext
  let parser: SyntaxParser

  func result(of units: [RewriteUnit]) -> Result {
    let changes = ChangeSet(units, in: context)
    guard !changes.applied.isEmpty else { return (changes, context.tree, nil) }
    let tree = parser.parse(changes.result)
    let failures = SelfCheck(context.tree, removing: changes.removedComments)
      .failures(tree, edits: changes.edits)
    return (changes, tree, failures.first?.message)
  }

  /// The index of a unit that fails, found by halving, and how it fails: the only one of the
  /// smallest group that fails by itself; where units fail only together, the last of them.
  func guiltyUnit(
    among indices: [Int], of units: [RewriteUnit]
  ) -> (index: Int, failure: String?) {
    var group = indices[...]
    var failure: String?
    while group.count > 1 {
      let middle = group.startIndex + group.count / 2
      let halves = [group[..<middle], group[middle...]]
      let guilty = halves.first { half in
        guard let found = result(of: half.map { units[$0] }).failure else { return false }
        failure = found
        return true
      }
      guard let guilty else { break }
      group = guilty
    }
    return (group.last ?? 0, failure)
  }
}
