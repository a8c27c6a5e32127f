import CodeFacts
import Profiling
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
  /// The files that the verifier rejected as they were, so that its word on what becomes of them
  /// does not count, and why, by index.
  var unverified: [Int: String] = [:]
  /// The units that are left out on the verifier's word, and why, by file and unit.
  var ruledOut: [Int: [Int: String]] = [:]
  /// The files that were composed since the verifier has seen them.
  var unseen: Set<Int> = []

  private let files: [Int: ProjectFile]
  private let workers: Workers
  /// For each file the indices of the units that have changes in it.
  private var unitsByFile: [Int: [Int]] = [:]

  /// Composes units file by file, and takes what does not go through in some file out of all.
  ///
  /// - Parameters:
  ///   - units: The units, in the order of files and places.
  ///   - files: All files that a unit changes, by index.
  ///   - verifier: Who judges the results once they have passed the self-check.
  ///   - workers: The threads to do it on.
  init(
    units: [ProjectUnit], files: [Int: ProjectFile], verifier: TextVerifier?, workers: Workers
  ) {
    self.units = units
    self.files = files
    self.workers = workers
    for (index, unit) in units.enumerated() {
      for file in unit.files { unitsByFile[file, default: []].append(index) }
    }
    composeWhole(unitsByFile.keys.sorted())
    if let verifier { Profile.measure(.check) { verify(with: verifier) } }
    noteFates()
  }

  /// The indices of the units that go through.
  var applied: [Int] { units.indices.filter { fates[$0] == nil } }

  /// Composes files, and again those that share a unit with one in which it does not go through.
  mutating func composeWhole(_ indices: [Int]) {
    compose(indices)
    while let halves = halfApplied() {
      let parts = halves.flatMap { unit in units[unit].files.map { (unit, $0) } }
      for (unit, file) in parts { unitsByFile[file]?.removeAll { $0 == unit } }
      compose(Set(halves.flatMap { units[$0].files }).sorted())
    }
  }

  private mutating func compose(_ indices: [Int]) {
    let work = indices.map { index in
      let own = unitsByFile[index] ?? []
      let out = own.indices.compactMap { part in
        ruledOut[index]?[own[part]].map { (part, $0) }
      }
      return (
        file: files[index], parts: own.compactMap { units[$0].part(in: index) },
        out: Dictionary(out) { first, _ in first }
      )
    }
    let results = workers.map(work) { item, parser in
      item.file.map { file in
        Profile.measure(.rewrite, of: file.path) {
          RewriteStep(
            units: item.parts, leftOut: item.out, context: RewriteContext(tree: file.tree),
            parser: parser)
        }
      }
    }
    for (index, step) in zip(indices, results) { steps[index] = step }
    unseen.formUnion(indices)
  }

  /// A file that changes, as it was and as it becomes.
  struct Change {
    let index: Int
    let file: ProjectFile
    let step: RewriteStep
    /// The units that go through, by index.
    let applied: [Int]
  }

  /// What becomes of some files, in their order; those left out that stay as they are.
  func changes(of indices: Set<Int>) -> [Change] {
    indices.sorted().compactMap { index in
      guard let file = files[index], let step = steps[index], let own = unitsByFile[index],
        !step.applied.isEmpty
      else { return nil }
      return Change(index: index, file: file, step: step, applied: step.applied.map { own[$0] })
    }
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
