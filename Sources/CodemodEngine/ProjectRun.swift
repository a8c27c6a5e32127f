import CodeFacts
import Profiling
import Rewriting
import SyntaxTrees
import TextEditing

/// The passes over the files of a project, from their original texts to ones in which nothing is
/// left to do.
///
/// In each pass all files are looked at as they are then; what one file comes to may depend on
/// others. Files that change, and those that asked for names that stand in them, are looked at
/// again.
struct ProjectRun {
  let engine: Engine
  private let workers: Workers
  private(set) var runs: [FileRun]
  private var project: Project
  /// For each file the files that it shares a unit with.
  private var partners: [Int: Set<Int>] = [:]
  /// Where the places that are asked for stand; nil if all that is found counts.
  let sites: PlaceSites?
  /// Which matches these places are about.
  private(set) var selection = PlaceSelection()

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - files: The files of the project.
  ///   - isWhole: Whether the program has no others.
  ///   - engine: The codemods and options.
  ///   - workers: The threads to do it on.
  init(files: [SourceFile], isWhole: Bool, engine: Engine, workers: Workers) {
    self.engine = engine
    self.workers = workers
    runs = workers.map(files) { file, _ in FileRun(file: file) }
    let known = runs.map(\.current)
    project = Profile.measure(.index) { Project(known, isWhole: isWhole) }
    sites = engine.places.map { PlaceSites($0, of: engine.codemods, in: files) }
  }

  /// Runs passes until one finds nothing to do.
  ///
  /// - Returns: What became of the files, in their order.
  mutating func outcomes() -> [FileOutcome] {
    var active = Set(runs.indices)
    while !active.isEmpty {
      lookOver(active.sorted())
      let units = active.sorted().flatMap { runs[$0].openUnits }.filter(isMeant)
      guard !units.isEmpty else { break }
      let (first, later) = inOrder(units)
      active = Profile.measure(.rewrite) { take(step(of: first)) }.union(later.map(\.home))
    }
    let outcomes = runs.indices.map { index in
      var outcome = runs[index].outcome()
      outcome.partners = (partners[index] ?? []).sorted().map { runs[$0].file.path }
      return outcome
    }
    return reduced(outcomes)
  }

  /// Has the codemods look over files.
  private mutating func lookOver(_ files: [Int]) {
    let (engine, project) = (engine, project)
    let isFixed = runs.map { !$0.isOpen }
    let targets = runs.map(\.file.targets)
    let (sites, search) = (sites, placeSearch)
    let work = files.filter { runs[$0].isOpen }.map { (index: $0, run: runs[$0]) }
    let results = workers.map(work) { item, _ -> FileRun.Look in
      let path = item.run.file.path
      // What one codemod writes may be what another one looks for.
      let codemods = Profile.measure(.prefilter, of: path) {
        engine.prefilter.candidates(in: item.run.current.words).filter {
          sites?.mayConcern(item.index, $0) ?? true
        }
      }
      guard !codemods.isEmpty else { return .nothing }
      return Profile.measure(.match, of: path) {
        guard !item.run.current.tree.isUnread else { return .unread }
        var pass = FilePass(
          item.index, of: project, targets: targets, engine: engine,
          isFixed: isFixed, places: search)
        return .found(pass.result(of: codemods))
      }
    }
    for (item, result) in zip(work, results) {
      runs[item.index].take(result)
      guard sites != nil else { continue }
      let history = runs[item.index].history
      selection.take(runs[item.index].related, in: item.index) {
        history.originalOffsets(of: [$0])[0]
      }
    }
    selection.choose()
  }

  /// The units whose turn it is, and those that come after one of them.
  private func inOrder(_ units: [ProjectUnit]) -> (first: [ProjectUnit], later: [ProjectUnit]) {
    let busy = Set(units.map(\.main.derivation.codemod))
    let waits = busy.filter { !(engine.predecessors[$0] ?? []).isDisjoint(with: busy) }
    guard !waits.isEmpty else { return (units, []) }
    return (
      units.filter { !waits.contains($0.main.derivation.codemod) },
      units.filter { waits.contains($0.main.derivation.codemod) }
    )
  }

  private func step(of units: [ProjectUnit]) -> ProjectStep {
    let changed = Set(units.flatMap(\.files)).map { ($0, runs[$0].current) }
    return ProjectStep(
      units: units, files: Dictionary(changed) { first, _ in first },
      verifier: engine.options.verifier, workers: workers)
  }

  /// Takes over what came of a pass.
  ///
  /// - Returns: The files to look over again.
  private mutating func take(_ step: ProjectStep) -> Set<Int> {
    note(step)
    for index in step.applied {
      let files = Set(step.units[index].files)
      for file in files where files.count > 1 {
        partners[file, default: []].formUnion(files.subtracting([file]))
      }
    }
    var old: [Int: ProjectFile] = [:]
    var loops: [Int: [String]] = [:]
    for (file, part) in step.steps.sorted(by: { $0.key < $1.key }) where !part.applied.isEmpty {
      old[file] = runs[file].current
      loops[file] = runs[file].take(part, unverified: step.unverified[file])
    }
    for (file, codemods) in loops.sorted(by: { $0.key < $1.key }) { stop(file, codemods) }
    guard !old.isEmpty else { return homesOfDeferred(in: step) }
    let known = runs.map(\.current)
    project = Profile.measure(.index) { Project(known, isWhole: project.isWhole) }
    return Set(old.keys).union(homesOfDeferred(in: step)).union(dependents(of: old))
  }

  private func homesOfDeferred(in step: ProjectStep) -> Set<Int> {
    Set(step.fates.keys.map { step.units[$0].home })
  }

  /// Notes in the files of the matches what became of their units.
  private mutating func note(_ step: ProjectStep) {
    for (index, unit) in step.units.enumerated() {
      switch step.fates[index] {
      case nil:
        selection.settle(key(of: unit), unit.relations)
        let dependents = unit.companions.map { companion in
          runs[companion.file].dependentEdit(at: companion.offset, companion.origin)
        }
        runs[unit.home].noteApplied(unit.main, with: dependents)
      case .rejected(let reason, let file):
        let place = file == unit.home ? "" : "in \(runs[file].file.path), "
        runs[unit.home].leaveOut(unit.main, because: place + reason)
      case .deferred(let winner?, let file):
        let rival = step.units[winner].part(in: file) ?? step.units[winner].main
        runs[unit.home].noteDeferred(unit.main, rival: rival, isHere: file == unit.home)
      case .deferred(nil, _):
        runs[unit.home].leaveOut(unit.main, because: "its changes are at odds with each other")
      }
    }
  }

  /// Gives up a file that would change for ever, and all that share units with it.
  private mutating func stop(_ file: Int, _ codemods: [String]) {
    var waiting = [file]
    while let next = waiting.popLast() {
      guard runs[next].isOpen else { continue }
      runs[next].stop(codemods)
      waiting += partners[next] ?? []
    }
  }

  /// The files that asked for a name that stands in a file that has changed.
  private func dependents(of changed: [Int: ProjectFile]) -> Set<Int> {
    let asking = runs.indices.filter { !runs[$0].askedNames.isEmpty }
    guard runs.count > 1, !asking.isEmpty else { return [] }
    let texts = changed.flatMap { file, old in [old.words, runs[file].current.words] }
    var stands: [String: Bool] = [:]
    func isInText(_ name: String) -> Bool {
      if let known = stands[name] { return known }
      let found = texts.contains { $0.mayHold(name.utf8) }
      stands[name] = found
      return found
    }
    return Set(asking.filter { runs[$0].askedNames.contains(where: isInText) })
  }
}
