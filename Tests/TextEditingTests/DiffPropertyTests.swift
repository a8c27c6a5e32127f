import Testing
import TextEditing

@Suite struct DiffPropertyTests {
  /// What a patch tool does, without its tolerance: nil if a hunk does not fit exactly.
  private func apply(_ hunks: [Hunk], to old: [UInt8]) -> [UInt8]? {
    var lines = split(old)
    for hunk in hunks.reversed() {
      let range = hunk.oldStart..<(hunk.oldStart + hunk.oldCount)
      guard range.upperBound <= lines.count else { return nil }
      let expected = hunk.lines.filter { $0.kind != .added }.map(\.bytes)
      guard Array(lines[range]) == expected else { return nil }
      lines.replaceSubrange(range, with: hunk.lines.filter { $0.kind != .removed }.map(\.bytes))
    }
    return lines.flatMap { $0 }
  }

  private func split(_ text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in text {
      line.append(byte)
      if byte == 10 {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func check(_ old: [UInt8], _ new: [UInt8], context: Int) {
    let hunks = UnifiedDiff.hunks(old: old, new: new, context: context)
    #expect(apply(hunks, to: old) == new)
    var shift = 0
    var end = 0
    for hunk in hunks {
      #expect(hunk.oldStart >= end)
      #expect(hunk.newStart == hunk.oldStart + shift)
      #expect(hunk.lines.contains { $0.kind != .context })
      shift += hunk.newCount - hunk.oldCount
      end = hunk.oldStart + hunk.oldCount
    }
  }

  @Test(arguments: DiffPairs.written + DiffPairs.generated)
  func hunksLeadFromOldToNewAndBack(old: String, new: String) {
    for context in [0, 1, 3] {
      check(Array(old.utf8), Array(new.utf8), context: context)
      check(Array(new.utf8), Array(old.utf8), context: context)
    }
  }

  @Test func betweenEqualLinesTheFewestChangesAreShown() {
    let hunks = UnifiedDiff.hunks(
      old: Array("a\nb\na\nb\na\na\n".utf8), new: Array("b\na\na\nb\na\na\nb\n".utf8))
    #expect(hunks.flatMap(\.lines).count { $0.kind != .context } == 3)
  }

  @Test func longFilesWithFewChangesAreQuick() {
    let lines = (0..<10_000).map { "    let value\($0 % 50) = \($0 % 7)" }
    var changed = lines
    for index in stride(from: 100, to: 10_000, by: 1_000) { changed[index] = "}" }
    changed.remove(at: 5_000)
    let (old, new) = (lines.joined(separator: "\n"), changed.joined(separator: "\n"))
    let clock = ContinuousClock()
    let time = clock.measure { check(Array(old.utf8), Array(new.utf8), context: 3) }
    #expect(time < .seconds(5))
    #expect(UnifiedDiff.hunks(old: Array(old.utf8), new: Array(new.utf8)).count == 11)
  }

  @Test func longFilesThatShareOnlyRepeatedLinesStayQuick() {
    let old = (0..<6_000).map { $0 % 3 == 0 ? "}" : "" }.joined(separator: "\n")
    let new = (0..<6_000).map { $0 % 5 < 3 ? "" : "}" }.joined(separator: "\n")
    let clock = ContinuousClock()
    #expect(clock.measure { check(Array(old.utf8), Array(new.utf8), context: 3) } < .seconds(20))
  }
}
