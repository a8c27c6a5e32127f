public import CodeFacts
import Profiling
public import Rewriting
import TextEditing

/// Runs codemods over Swift files in memory.
///
/// The codemods are compiled into one table and one prefilter; an engine may be shared by any
/// number of threads, each with a parser of its own.
public struct Engine: Sendable {
  /// The codemods, in the order in which they are tried, which is not that in which they were given.
  public let codemods: [Codemod]
  /// What is known of types that no file declares.
  public let sdk: SDKKnowledge
  /// What the run is asked to do.
  public let options: EngineOptions
  /// Whether what a codemod makes of a file may depend on other files.
  public let looksAround: Bool
  /// Whether it may depend on what the file deploys to, or on its modules.
  public let asksForMembership: Bool
  let rules: RuleTable
  let prefilter: Prefilter
  /// Which codemods answer at which places; nil if they do everywhere.
  let places: PlaceTable?
  /// For each codemod, by its id, those that must have nothing left to do before it does anything.
  let predecessors: [String: Set<String>]

  /// Compiles codemods.
  public init(
    codemods: [Codemod], sdk: SDKKnowledge = SDKKnowledge(), options: EngineOptions = .init()
  ) {
    let order = CodemodOrder(codemods)
    let codemods = order.codemods
    self.codemods = codemods
    let predecessors = zip(codemods, order.predecessors).map { codemod, before in
      (codemod.id, Set(before.map { codemods[$0].id }))
    }
    self.predecessors = Dictionary(predecessors) { $0.union($1) }
    self.sdk = sdk
    self.options = options
    places = options.places.map { PlaceTable($0, for: codemods) }
    // What a place has to do with a match may stand in another file.
    looksAround = places != nil || codemods.contains(where: \.looksAround)
    asksForMembership = looksAround || codemods.contains(where: \.asksForMembership)
    rules = RuleTable(codemods)
    prefilter = Prefilter(codemods)
  }

  /// Runs the codemods over one file, of whose project nothing is known, until nothing changes any
  /// more, and checks the result.
  public func process(_ file: SourceFile) -> FileOutcome {
    let candidates = Profile.measure(.prefilter, of: file.path) {
      prefilter.candidates(in: WordFilter(file.bytes))
    }
    guard !candidates.isEmpty else { return FileOutcome(path: file.path) }
    var run = ProjectRun(files: [file], isWhole: false, engine: self, workers: Workers(count: 1))
    return run.outcomes()[0]
  }

  /// Runs the codemods over the files of a whole program until nothing changes any more, and checks
  /// the result.
  ///
  /// - Parameters:
  ///   - files: All files of the program.
  ///   - jobs: How many threads to use.
  /// - Returns: What became of the files, in their order.
  public func process(_ files: [SourceFile], jobs: Int = 1) -> [FileOutcome] {
    var run = ProjectRun(files: files, isWhole: true, engine: self, workers: Workers(count: jobs))
    return run.outcomes()
  }
}
