/// Collects changed lines and their surroundings into hunks.
struct HunkBuilder {
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// How many equal lines come before the first that `difference` knows.
  let offset: Int
  let difference: LineDifference
  let context: Int

  /// A run of changes without an equal line between, in lines of both texts.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  func hunks() -> [Hunk] {
    var hunks: [Hunk] = []
    var group: [Change] = []
    for change in slidDown(changes()) {
      if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * context {
        hunks.append(hunk(of: group))
        group = []
      }
      group.append(change)
    }
    if !group.isEmpty { hunks.append(hunk(of: group)) }
    return hunks
  }

  private func changes() -> [Change] {
    let (removed, added) = (difference.removed, difference.added)
    var changes: [Change] = []
    var (x, y) = (0, 0)
    while x < removed.count || y < added.count {
      let (startX, startY) = (x, y)
      while x < removed.count, removed[x] { x += 1 }
      while y < added.count, added[y] { y += 1 }
      if x > startX || y > startY {
        changes.append(
          Change(old: (startX + offset)..<(x + offset), new: (startY + offset)..<(y + offset)))
      }
      x += 1
      y += 1
    }
    return changes
  }

  /// Moves runs that only add or only remove down as far as the text allows, so that an added
  /// declaration shows from its own first line on instead of from the end of the one before.
  private func slidDown(_ changes: [Change]) -> [Change] {
    var result = changes
    // The equal line before the next change stays, so that two changes never become one.
    var limit = old.count
    for index in changes.indices.reversed() {
      while result[index].old.upperBound < limit, slide(&result[index]) {}
      limit = result[index].old.lowerBound - 1
    }
    return result
  }

  private func slide(_ change: inout Change) -> Bool {
    let isMovable =
      change.old.isEmpty
      ? new[change.new.lowerBound] == new[change.new.upperBound]
      : change.new.isEmpty && old[change.old.lowerBound] == old[change.old.upperBound]
    if isMovable {
      change.old = (change.old.lowerBound + 1)..<(change.old.upperBound + 1)
      change.new = (change.new.lowerBound + 1)..<(change.new.upperBound + 1)
    }
    return isMovable
  }

  private func hunk(of group: [Change]) -> Hunk {
    let before = min(group.first?.old.lowerBound ?? 0, context)
    let oldStart = (group.first?.old.lowerBound ?? 0) - before
    var lines: [Hunk.Line] = []
    var x = oldStart
    for change in group {
      lines += old[x..<change.old.lowerBound].map { Hunk.Line(.context, Array($0)) }
      lines += old[change.old].map { Hunk.Line(.removed, Array($0)) }
      lines += new[change.new].map { Hunk.Line(.added, Array($0)) }
      x = change.old.upperBound
    }
    lines += old[x..<min(x + context, old.count)].map { Hunk.Line(.context, Array($0)) }
    return Hunk(
      oldStart: oldStart, newStart: (group.first?.new.lowerBound ?? 0) - before, lines: lines)
  }
}
