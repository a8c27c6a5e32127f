import Rewriting
import SyntaxTrees

/// One pass's changes of all files: which units go through in all files that they are about.
struct ProjectStep {
  /// What became of a unit that does not go through.
  enum Fate {
    /// It is left out for good, for a reason that was found in a file.
    case rejected(String, file: Int)
    /// It waits for the next pass, in favour of another unit in a file; nil if it is at odds with
    /// itself.
    case deferred(inFavourOf: Int?, file: Int)
  }

  /// The units that were to be composed.
  let units: [ProjectUnit]
  /// What becomes of each file that changes, by index.
  private(set) var steps: [Int: RewriteStep] = [:]
  /// The fates of the units that do not go through, by index.
  private(set) var fates: [Int: Fate] = [:]

  private let trees: [Int: SyntaxTree]
  private let workers: Workers
  /// For each file the indices of the units that have changes in it.
  private var unitsByFile: [Int: [Int]] = [:]

  /// Composes units file by file, and takes what does not go through in some file out of all.
  ///
  /// - Parameters:
  ///   - units: The units, in the order of files and places.
  ///   - trees: The trees of all files that a unit changes, by index.
  ///   - workers: The threads to do it on.
  init(units: [ProjectUnit], trees: [Int: SyntaxTree], workers: Workers) {
    self.units = units
    self.trees = trees
    self.workers = workers
    for (index, unit) in units.enumerated() {
      for file in unit.files { unitsByFile[file, default: []].append(index) }
    }
    compose(unitsByFile.keys.sorted())
    while let halves = halfApplied() {
      let parts = halves.flatMap { unit in units[unit].files.map { (unit, $0) } }
      for (unit, file) in parts { unitsByFile[file]?.removeAll { $0 == unit } }
      compose(Set(halves.flatMap { units[$0].files }).sorted())
    }
    noteFates()
  }

  /// The indices of the units that go through.
  var applied: [Int] { units.indices.filter { fates[$0] == nil } }

  private mutating func compose(_ files: [Int]) {
    let work = files.map { file in
      let parts = (unitsByFile[file] ?? []).compactMap { units[$0].part(in: file) }
      return (parts: parts, tree: trees[file])
    }
    let results = workers.map(work) { item, parser in
      item.tree.map {
        RewriteStep(units: item.parts, context: RewriteContext(tree: $0), parser: parser)
      }
    }
    for (file, step) in zip(files, results) { steps[file] = step }
  }

  /// The units that go through in one file and not in another, with their fates noted; nil if there
  /// is none.
  private mutating func halfApplied() -> [Int]? {
    var result: [Int] = []
    for (file, step) in steps.sorted(by: { $0.key < $1.key }) {
      let own = unitsByFile[file] ?? []
      let fallen = fatesByUnit(of: step, in: file, own)
      for (unit, fate) in fallen.sorted(by: { $0.key < $1.key })
      where units[unit].files.count > 1 && fates[unit] == nil {
        fates[unit] = fate
        result.append(unit)
      }
    }
    return result.isEmpty ? nil : result
  }

  private mutating func noteFates() {
    for (file, step) in steps {
      fates.merge(fatesByUnit(of: step, in: file, unitsByFile[file] ?? [])) { first, _ in first }
    }
  }

  private func fatesByUnit(of step: RewriteStep, in file: Int, _ own: [Int]) -> [Int: Fate] {
    var result: [Int: Fate] = [:]
    for rejection in step.rejected {
      result[own[rejection.unit]] = .rejected(rejection.reason, file: file)
    }
    for deferral in step.deferred {
      let winner = deferral.unit == deferral.inFavourOf ? nil : own[deferral.inFavourOf]
      result[own[deferral.unit]] = .deferred(inFavourOf: winner, file: file)
    }
    return result
  }
}
