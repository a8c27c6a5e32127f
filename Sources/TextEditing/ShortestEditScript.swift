/// The fewest lines to remove and to add that turn one run of lines into another, found with
/// Myers's greedy algorithm.
struct ShortestEditScript {
  /// The indices of the old lines to remove, in the slice's own counting.
  private(set) var removed: [Int] = []
  /// The indices of the new lines to add, in the slice's own counting.
  private(set) var added: [Int] = []

  /// The most changes that are searched for: memory and time grow with the square.
  static let limit = 1_000

  /// Compares two runs of lines; nil when they differ in more than `limit` lines.
  init?(old: ArraySlice<Int>, new: ArraySlice<Int>) {
    // Element d: how far each diagonal gets in the old lines with d changes, from -d on.
    var trace: [[Int]] = []
    search: for changes in 0...Self.limit {
      var reached: [Int] = []
      reached.reserveCapacity(changes + 1)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        var x = Self.start(of: diagonal, changes: changes, trace: trace)
        var y = x - diagonal
        while x < old.count, y < new.count, x >= 0, y >= 0,
          old[old.startIndex + x] == new[new.startIndex + y]
        {
          x += 1
          y += 1
        }
        reached.append(x)
        if x >= old.count, y >= new.count {
          trace.append(reached)
          break search
        }
      }
      trace.append(reached)
      if changes == Self.limit { return nil }
    }
    walkBack(trace, old: old, new: new)
  }

  /// Where a diagonal begins with one change more: a step down adds, a step right removes a line.
  private static func start(of diagonal: Int, changes: Int, trace: [[Int]]) -> Int {
    guard changes > 0 else { return 0 }
    return stepsDown(to: diagonal, changes: changes, trace: trace)
      ? reach(diagonal + 1, in: trace[changes - 1], changes: changes - 1)
      : reach(diagonal - 1, in: trace[changes - 1], changes: changes - 1) + 1
  }

  private static func stepsDown(to diagonal: Int, changes: Int, trace: [[Int]]) -> Bool {
    if diagonal == -changes { return true }
    if diagonal == changes { return false }
    let before = trace[changes - 1]
    return reach(diagonal - 1, in: before, changes: changes - 1)
      < reach(diagonal + 1, in: before, changes: changes - 1)
  }

  private static func reach(_ diagonal: Int, in row: [Int], changes: Int) -> Int {
    row[(diagonal + changes) / 2]
  }

  private mutating func walkBack(_ trace: [[Int]], old: ArraySlice<Int>, new: ArraySlice<Int>) {
    var diagonal = old.count - new.count
    for changes in stride(from: trace.count - 1, to: 0, by: -1) {
      if Self.stepsDown(to: diagonal, changes: changes, trace: trace) {
        let x = Self.reach(diagonal + 1, in: trace[changes - 1], changes: changes - 1)
        diagonal += 1
        added.append(new.startIndex + x - diagonal)
      } else {
        let x = Self.reach(diagonal - 1, in: trace[changes - 1], changes: changes - 1)
        diagonal -= 1
        removed.append(old.startIndex + x)
      }
    }
  }
}
