import Profiling
import Rewriting
import SyntaxTrees
import TextEditing

/// One pass's changes of one file, checked: which units go through, and the text after them.
struct RewriteStep {
  /// A unit that was left out because of what comes of it.
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
  ///
  /// - Parameters:
  ///   - units: The units, in the order of their places.
  ///   - leftOut: The indices of units that are left out whatever the self-check says, and why.
  ///   - context: The file.
  ///   - parser: What reads the results.
  init(
    units: [RewriteUnit], leftOut: [Int: String] = [:], context: RewriteContext,
    parser: SyntaxParser
  ) {
    self.units = units
    let check = UnitCheck(units: units, context: context, parser: parser)
    var rejected = leftOut.map { Rejection(unit: $0, reason: $1) }
    // The indices of the units that are still in.
    var rest = units.indices.filter { leftOut[$0] == nil }
    var result = check.result(of: rest)
    while let failure = result.failure {
      let guilty = Halving.guilty(
        in: [Suspects(members: result.changes.applied.map { rest[$0] }, failure: failure)]
      ) { groups in groups.map { check.result(of: $0).failure } }
      rejected += guilty.map { Rejection(unit: $0.member, reason: $0.failure) }
      let out = Set(guilty.map(\.member))
      rest.removeAll { out.contains($0) }
      result = check.result(of: rest)
    }
    self.rejected = rejected.sorted { $0.unit < $1.unit }
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
  let units: [RewriteUnit]
  let context: RewriteContext
  let parser: SyntaxParser

  /// What comes of the units with some indices.
  func result(
    of indices: [Int]
  ) -> (changes: ChangeSet, tree: SyntaxTree, failure: String?) {
    let changes = ChangeSet(indices.map { units[$0] }, in: context)
    guard !changes.applied.isEmpty else { return (changes, context.tree, nil) }
    let tree = parser.parse(changes.result)
    let failures = Profile.measure(.check) {
      SelfCheck(context.tree, removing: changes.removedComments)
        .failures(tree, edits: changes.edits) { changes.shown }
    }
    return (changes, tree, failures.first?.message)
  }
}
