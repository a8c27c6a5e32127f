/// Which lines two texts do not share, as numbers that are equal exactly when the lines are.
///
/// Lines that occur once on both sides anchor the comparison, as in a patience diff, so that it
/// follows what a person sees; between anchors, the shortest edit script decides.
struct LineDifference {
  /// For each line of the old text, whether it is gone.
  private(set) var removed: [Bool]
  /// For each line of the new text, whether it is new.
  private(set) var added: [Bool]

  private let old: [Int]
  private let new: [Int]

  /// A part of both texts that is still to be compared.
  private struct Block {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    // A stack instead of recursion: the number of anchors is the input's choice.
    var pending = [Block(old: old.indices, new: new.indices)]
    while let block = pending.popLast() {
      let rest = trimmed(block)
      if rest.old.isEmpty || rest.new.isEmpty {
        replaceAll(of: rest)
        continue
      }
      let parts = split(rest)
      if parts.isEmpty { compareBySteps(rest) } else { pending += parts }
    }
  }

  private func trimmed(_ block: Block) -> Block {
    var (oldLow, oldHigh) = (block.old.lowerBound, block.old.upperBound)
    var (newLow, newHigh) = (block.new.lowerBound, block.new.upperBound)
    while oldLow < oldHigh, newLow < newHigh, old[oldLow] == new[newLow] {
      oldLow += 1
      newLow += 1
    }
    while oldLow < oldHigh, newLow < newHigh, old[oldHigh - 1] == new[newHigh - 1] {
      oldHigh -= 1
      newHigh -= 1
    }
    return Block(old: oldLow..<oldHigh, new: newLow..<newHigh)
  }

  private mutating func replaceAll(of block: Block) {
    for index in block.old { removed[index] = true }
    for index in block.new { added[index] = true }
  }

  /// The blocks between anchors; none when there is no anchor.
  private func split(_ block: Block) -> [Block] {
    var (oldLow, newLow) = (block.old.lowerBound, block.new.lowerBound)
    var parts: [Block] = []
    let anchors = anchors(of: block)
    for anchor in anchors {
      parts.append(Block(old: oldLow..<anchor.old, new: newLow..<anchor.new))
      (oldLow, newLow) = (anchor.old + 1, anchor.new + 1)
    }
    guard !anchors.isEmpty else { return [] }
    parts.append(
      Block(old: oldLow..<block.old.upperBound, new: newLow..<block.new.upperBound))
    return parts
  }

  /// The longest run of lines, ascending in both texts, that occur once in each side of a block.
  private func anchors(of block: Block) -> [(old: Int, new: Int)] {
    let oldPlaces = uniquePlaces(in: block.old, of: old)
    let newPlaces = uniquePlaces(in: block.new, of: new)
    let candidates = block.old.compactMap { index -> (old: Int, new: Int)? in
      guard oldPlaces[old[index]] == index, let place = newPlaces[old[index]], place >= 0
      else { return nil }
      return (index, place)
    }
    return longestAscending(candidates)
  }

  /// Where each line of a range stands; -1 for lines that occur more than once.
  private func uniquePlaces(in range: Range<Int>, of lines: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range {
      places[lines[index]] = places[lines[index]] == nil ? index : -1
    }
    return places
  }

  /// The longest subsequence whose `new` ascends, by patience sorting.
  private func longestAscending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = low + (high - low) / 2
        if pairs[tops[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }

  private mutating func compareBySteps(_ block: Block) {
    guard let path = ShortestEditScript(old: old[block.old], new: new[block.new]) else {
      replaceAll(of: block)
      return
    }
    for index in path.removed { removed[index] = true }
    for index in path.added { added[index] = true }
  }
}
