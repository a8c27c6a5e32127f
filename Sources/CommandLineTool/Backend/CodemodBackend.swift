public import TextEditing

/// What the commands need from the part of the program that knows trees and codemods.
///
/// Everything but the corpus is in memory: reading and writing files is the commands' business.
public protocol CodemodBackend: Sendable {
  /// A valid codemod.
  associatedtype Codemod: Sendable

  /// Reads codemod files.
  ///
  /// - Parameters:
  ///   - files: The codemod files.
  ///   - data: The files of SDK knowledge that codemods may refer to.
  /// - Returns: The codemods of the files that are valid, in the order of the files, and all
  ///   mistakes of the others.
  func read(_ files: [CodemodSource], data: [CodemodSource]) -> CodemodReading<Codemod>

  /// What people are told about a codemod.
  func entry(for codemod: Codemod) -> CatalogueEntry

  /// Runs codemods over files; the order of the files does not matter to the outcome.
  ///
  /// - Parameters:
  ///   - codemods: The codemods in the order in which they were asked for.
  ///   - files: The files, in the order of their paths.
  ///   - options: How to run.
  ///   - progress: Called from any thread, each time that a file is finished.
  /// - Returns: What becomes of each file.
  func run(
    _ codemods: [Codemod], over files: [SourceFile], options: RunOptions,
    progress: @escaping @Sendable () -> Void
  ) async -> RunOutcome

  /// Finds code.
  ///
  /// - Parameters:
  ///   - request: What to look for.
  ///   - files: Where, in the order of their paths.
  ///   - jobs: How many files to work on at a time.
  ///   - progress: Called from any thread, each time that a file is finished.
  /// - Returns: The matches, in the order of the files and of their places.
  /// - Throws: `SearchMistake` if what to look for cannot be read.
  func search(
    _ request: SearchRequest, in files: [SourceFile], jobs: Int,
    progress: @escaping @Sendable () -> Void
  ) async throws(SearchMistake) -> [SearchHit]

  /// Runs the examples of codemods, and their cases in the corpus.
  func test(_ codemods: [Codemod], request: TestRequest) async -> TestReport
}

/// What came of reading codemod files.
public struct CodemodReading<Codemod: Sendable>: Sendable {
  /// The codemods of the valid files, in the order of the files.
  public var codemods: [Codemod]
  /// All mistakes in the others, and warnings; by path and place.
  public var diagnostics: [Diagnostic]

  /// Creates the result of a reading.
  public init(codemods: [Codemod], diagnostics: [Diagnostic]) {
    self.codemods = codemods
    self.diagnostics = diagnostics
  }
}

/// How to run codemods.
public struct RunOptions: Hashable, Sendable {
  /// Whether to make the changes as well that need to be looked at one by one.
  public var includesReview: Bool
  /// How many files to work on at a time.
  public var jobs: Int

  /// Creates options.
  public init(includesReview: Bool = false, jobs: Int = 1) {
    self.includesReview = includesReview
    self.jobs = jobs
  }
}
