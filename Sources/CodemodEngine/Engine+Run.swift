extension Engine {
  /// What `run` gets for each file.
  public enum Input: Sendable {
    /// A file to work on, or one that is only there to be known.
    case file(SourceFile)
    /// A file that cannot be read, with what is to be reported of it; nil for a file that was only
    /// there to be known.
    case unreadable(FileOutcome?)
  }

  /// Runs the codemods over the files of a program, on several threads.
  ///
  /// If no codemod looks beyond the file that it works on, and no verifier is to see all results of a
  /// pass at once, at most one file per thread is in memory, besides those that have something to
  /// report; else all are.
  ///
  /// - Parameters:
  ///   - count: How many files there are.
  ///   - jobs: How many files are worked on at the same time.
  ///   - read: Gives the file with an index. Called on any thread.
  /// - Returns: What became of the files, in their order.
  public func run(count: Int, jobs: Int, read: @Sendable (Int) -> Input) -> RunOutcome {
    let workers = Workers(count: max(1, jobs))
    let indices = Array(0..<count)
    var result = RunOutcome()
    if looksAround || options.verifier != nil {
      let inputs = workers.map(indices) { index, _ in read(index) }
      result.scanned = inputs.count(where: \.isAskedFor)
      let (files, places) = outcomes(of: inputs, workers)
      result.files = files.filter(\.isWorthReporting)
      result.places = places
    } else {
      let outcomes = workers.map(indices) { index, _ -> FileOutcome? in
        let input = read(index)
        guard input.isAskedFor else { return nil }
        switch input {
        case .file(let file): return process(file)
        case .unreadable(let outcome): return outcome
        }
      }
      result.scanned = outcomes.count { $0 != nil }
      result.files = outcomes.compactMap { $0 }.filter(\.isWorthReporting)
    }
    return result
  }

  /// What becomes of the files of a program, taken together, and of the places in them.
  private func outcomes(
    of inputs: [Input], _ workers: Workers
  ) -> ([FileOutcome], [DiagnosedOutcome]) {
    var files: [SourceFile] = []
    var outcomes: [FileOutcome?] = []
    for input in inputs {
      switch input {
      case .file(let file):
        files.append(file)
        outcomes.append(nil)
      case .unreadable(let outcome): outcomes.append(outcome ?? FileOutcome(path: ""))
      }
    }
    // What a file says that cannot be read is not known.
    let isWhole = files.count == inputs.count
    var run = ProjectRun(files: files, isWhole: isWhole, engine: self, workers: workers)
    let results = run.outcomes()
    var done = results[...]
    let all = outcomes.compactMap { $0 ?? done.popFirst() }
    guard options.places != nil else { return (all, []) }
    return reduced(all, of: inputs, places: run.placeOutcomes(results))
  }
}

extension Engine.Input {
  /// Whether something is to be said of the file, and not only of others by it.
  fileprivate var isAskedFor: Bool {
    switch self {
    case .file(let file): !file.isContext
    case .unreadable(let outcome): outcome != nil
    }
  }

  /// Whether the file cannot be read.
  var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }
}

extension FileOutcome {
  /// Whether there is anything to say about the file.
  fileprivate var isWorthReporting: Bool {
    result != nil || !rewrites.isEmpty || !findings.isEmpty || !withheld.isEmpty || unread != nil
      || error != nil
  }
}
