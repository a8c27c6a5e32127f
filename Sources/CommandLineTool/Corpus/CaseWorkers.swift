import SyntaxTrees

/// A number of tasks that share a list of cases.
struct CaseWorkers: Sendable {
  /// How many cases to work on at a time.
  let jobs: Int

  /// What becomes of cases, in their order, whatever the number of jobs; each task has a parser.
  ///
  /// - Throws: What the work throws; the rest is given up then.
  func map<Result: Sendable>(
    _ cases: [CodemodCase],
    _ work: @escaping @Sendable (CodemodCase, SyntaxParser) throws -> Result
  ) async rethrows -> [Result] {
    let workers = max(min(jobs, cases.count), 1)
    var results: [Result?] = Array(repeating: nil, count: cases.count)
    try await withThrowingTaskGroup(of: [(Int, Result)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          let parser = SyntaxParser()
          // Neighbours are much alike, so that every worker gets its share of the long ones.
          return try stride(from: worker, to: cases.count, by: workers).map { index in
            (index, try work(cases[index], parser))
          }
        }
      }
      for try await part in group {
        for (index, result) in part { results[index] = result }
      }
    }
    return results.compactMap { $0 }
  }
}
