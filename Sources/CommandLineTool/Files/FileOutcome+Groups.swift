import CodemodEngine

extension FileOutcome {
  /// Files by which of them change together: each group in the order of the files, the groups in
  /// the order of their first files.
  static func groups(of files: [FileOutcome]) -> [[FileOutcome]] {
    let indices = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var taken: Set<Int> = []
    var groups: [[FileOutcome]] = []
    for start in files.indices where !taken.contains(start) {
      var waiting = [start]
      var group: Set<Int> = []
      while let next = waiting.popLast() {
        guard group.insert(next).inserted else { continue }
        waiting += files[next].partners.compactMap { indices[$0] }
      }
      taken.formUnion(group)
      groups.append(group.sorted().map { files[$0] })
    }
    return groups
  }
}
