/// The order of the codemods of one run.
///
/// It does not depend on the order in which they are named: what a run does depends on which
/// codemods it has alone.
public struct CodemodOrder: Sendable {
  /// The codemods: each behind those that it says it comes after, and else by their ids.
  public let codemods: [Codemod]
  /// For each codemod the indices of those that must have nothing left to do before it may change
  /// anything, whether it names them or one that it names does.
  public let predecessors: [Set<Int>]
  /// The ids of codemods that come after each other, so that none can be the first; empty if all is
  /// well.
  public let cycle: [String]

  /// Orders codemods; what they say of codemods that are not among them does not count.
  public init(_ codemods: [Codemod]) {
    var waiting = codemods.sorted { ($0.id, $0.pack) < ($1.id, $1.pack) }
    var result: [Codemod] = []
    var predecessors: [Set<Int>] = []
    while !waiting.isEmpty {
      let ids = Set(waiting.map(\.id))
      guard let next = waiting.firstIndex(where: { ids.isDisjoint(with: $0.after) }) else { break }
      let codemod = waiting.remove(at: next)
      let named = result.indices.filter { codemod.after.contains(result[$0].id) }
      predecessors.append(named.reduce(into: Set(named)) { $0.formUnion(predecessors[$1]) })
      result.append(codemod)
    }
    cycle = Self.cycle(among: waiting)
    self.codemods = result + waiting
    self.predecessors = predecessors + waiting.map { _ in [] }
  }

  /// The ids of a cycle, in which each codemod comes after the next one; each of the codemods comes
  /// after another of them.
  private static func cycle(among codemods: [Codemod]) -> [String] {
    var path: [String] = []
    var next = codemods.first
    while let codemod = next {
      if let start = path.firstIndex(of: codemod.id) { return Array(path[start...]) }
      path.append(codemod.id)
      next = codemods.first { codemod.after.contains($0.id) }
    }
    return []
  }
}
