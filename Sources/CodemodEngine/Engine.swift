public import CodeFacts
public import Rewriting
public import SyntaxTrees
import TextEditing

/// Runs codemods over Swift files in memory.
///
/// The codemods are compiled into one table and one prefilter; an engine may be shared by any
/// number of threads, each with a parser of its own.
public struct Engine: Sendable {
  /// The codemods, in the order in which they are tried.
  public let codemods: [Codemod]
  /// What is known of types that no file declares.
  public let sdk: SDKKnowledge
  /// What the run is asked to do.
  public let options: EngineOptions
  let rules: RuleTable
  let prefilter: Prefilter

  /// Compiles codemods.
  public init(
    codemods: [Codemod], sdk: SDKKnowledge = SDKKnowledge(), options: EngineOptions = .init()
  ) {
    self.codemods = codemods
    self.sdk = sdk
    self.options = options
    rules = RuleTable(codemods)
    prefilter = Prefilter(codemods)
  }

  /// Runs the codemods over one file until nothing changes any more, and checks the result.
  public func process(_ file: SourceFile, parser: SyntaxParser) -> FileOutcome {
    guard !prefilter.candidates(in: file.bytes).isEmpty else {
      return FileOutcome(path: file.path)
    }
    var run = FileRun(file: file, engine: self, parser: parser)
    return run.outcome()
  }
}
