import Testing
import TextEditing

@Suite struct EditSetPropertyTests {
  /// Numbers that look random and are the same on every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// The plainest way to apply edits that do not overlap: from byte to byte.
  private func applyByBytes(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index <= text.count {
      let here = edits.filter { $0.range.lowerBound == index }
      result += here.filter(\.isInsertion).flatMap(\.replacement)
      if let replaced = here.first(where: { !$0.isInsertion }) {
        result += replaced.replacement
        index = replaced.range.upperBound
      } else {
        if index < text.count { result.append(text[index]) }
        index += 1
      }
    }
    return result
  }

  @Test(arguments: 1...40)
  func anyEditsAreTakenAppliedAndFoundAgain(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    for _ in 0..<50 {
      let text = (0..<numbers.next(below: 12)).map { UInt8(97 + $0) }
      var set = EditSet()
      var taken: [Edit] = []
      for unit in 0..<numbers.next(below: 8) {
        let ends = [0, 0].map { _ in numbers.next(below: text.count + 1) }.sorted()
        let edit = Edit(
          range: ends[0]..<ends[1],
          replacement: (0..<numbers.next(below: 3)).map { _ in UInt8(65 + numbers.next(below: 3)) })
        let isTaken = (try? set.add([edit], unit: unit)) != nil
        #expect(isTaken == !taken.contains { $0.conflicts(with: edit) })
        if isTaken, !taken.contains(where: { $0.isSame(as: edit) }) { taken.append(edit) }
      }
      check(set, taken, text)
    }
  }

  private func check(_ set: EditSet, _ taken: [Edit], _ text: [UInt8]) {
    let applied = set.apply(to: text)
    #expect(applied == applyByBytes(taken, to: text))
    for offset in text.indices where !taken.contains(where: { $0.range.contains(offset) }) {
      let place = set.newOffset(of: offset)
      #expect(place < applied.count && applied[place] == text[offset])
      #expect(set.newRange(of: offset..<(offset + 1)) == place..<(place + 1))
    }
  }
}
