import SyntaxTrees

extension Engine {
  /// Runs the codemods over many files, on several threads.
  ///
  /// At most one file per thread is in memory, besides those that have something to report.
  ///
  /// - Parameters:
  ///   - count: How many files there are.
  ///   - jobs: How many files are worked on at the same time.
  ///   - read: Gives the file with an index, or the outcome of a file that cannot be read. Called
  ///     on any thread.
  /// - Returns: What became of the files, in their order.
  public func run(
    count: Int, jobs: Int, read: @escaping @Sendable (Int) -> Input
  ) async -> RunOutcome {
    let queue = WorkQueue(count: count)
    var outcomes = await withTaskGroup(of: [(Int, FileOutcome)].self) { group in
      for _ in 0..<max(1, min(jobs, count)) {
        group.addTask { await work(on: queue, read: read) }
      }
      var all: [(Int, FileOutcome)] = []
      for await some in group { all += some }
      return all
    }
    outcomes.sort { $0.0 < $1.0 }
    var result = RunOutcome()
    result.scanned = count
    result.files = outcomes.map(\.1)
    return result
  }

  /// What `run` gets for each file.
  public enum Input: Sendable {
    /// A file to work on.
    case file(SourceFile)
    /// A file that cannot be worked on.
    case unreadable(FileOutcome)
  }

  private func work(
    on queue: WorkQueue, read: @Sendable (Int) -> Input
  ) async -> [(Int, FileOutcome)] {
    let parser = SyntaxParser()
    var outcomes: [(Int, FileOutcome)] = []
    while let index = await queue.next() {
      let outcome =
        switch read(index) {
        case .file(let file): process(file, parser: parser)
        case .unreadable(let outcome): outcome
        }
      if outcome.isWorthReporting { outcomes.append((index, outcome)) }
    }
    return outcomes
  }
}

/// Hands out the files of a run, each once.
private actor WorkQueue {
  private var upcoming = 0
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    guard upcoming < count else { return nil }
    upcoming += 1
    return upcoming - 1
  }
}

extension FileOutcome {
  /// Whether there is anything to say about the file.
  fileprivate var isWorthReporting: Bool {
    result != nil || !findings.isEmpty || !withheld.isEmpty || unread != nil
      || error != nil
  }
}
