import Testing
import TextEditing

@Suite struct EditSetTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func replace(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, replacement: bytes(text))
  }

  private func insert(_ text: String, at offset: Int, merges: Bool = true) -> Edit {
    .insertion(of: bytes(text), at: offset, merges: merges)
  }

  @Test func editsApplyOverTheOriginalBytesInAnyOrder() throws {
    var set = EditSet()
    try set.add([replace(8..<9, "second"), insert("let ", at: 0)], unit: 2)
    try set.add([.deletion(of: 3..<5)], unit: 1)
    #expect(set.apply(to: bytes("one two x")) == bytes("let onewo second"))
    #expect(set.edits.map(\.range) == [0..<0, 3..<5, 8..<9])
    #expect(set.units == [1, 2])
    #expect(set.edits(ofUnit: 1) == [.deletion(of: 3..<5)])
  }

  @Test func noEditsChangeNothing() {
    let set = EditSet()
    #expect(set.isEmpty)
    #expect(set.apply(to: bytes("a\r\nb")) == bytes("a\r\nb"))
    #expect(set.newOffset(of: 3) == 3)
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() throws {
    var set = EditSet()
    try set.add([insert("b", at: 1)], unit: 9)
    try set.add([insert("a", at: 1), insert("c", at: 1)], unit: 1)
    #expect(set.apply(to: bytes("__")) == bytes("_bac_"))
  }

  @Test func theSameEditOfTwoUnitsIsOneEditUntilBothAreGone() throws {
    var set = EditSet()
    let edits = [insert("import Store\n", at: 0), replace(1..<2, "x")]
    try set.add(edits, unit: 5)
    try set.add(edits, unit: 3)
    #expect(set.elements.map(\.units) == [[3, 5], [3, 5]])
    #expect(set.apply(to: bytes("abc")) == bytes("import Store\naxc"))
    set.remove(unit: 5)
    #expect(set.apply(to: bytes("abc")) == bytes("import Store\naxc"))
    set.remove(unit: 3)
    #expect(set.isEmpty)
  }

  @Test func insertionsThatDoNotMergeAreMadeEachTime() throws {
    var set = EditSet()
    try set.add([insert("(", at: 0, merges: false), insert(")", at: 1, merges: false)], unit: 1)
    try set.add([insert("(", at: 0, merges: false), insert(")", at: 1, merges: false)], unit: 2)
    #expect(set.apply(to: bytes("a")) == bytes("((a))"))
  }

  @Test(arguments: [
    (2..<4, 4..<6, false), (2..<4, 3..<6, true), (3..<6, 2..<4, true), (2..<8, 4..<5, true),
    (4..<5, 2..<8, true), (2..<2, 2..<2, false), (2..<4, 2..<2, false), (2..<4, 4..<4, false),
    (2..<4, 3..<3, true), (3..<3, 2..<4, true), (2..<4, 2..<4, true), (2..<2, 3..<3, false),
  ])
  func conflictsAreOverlapsAlone(first: Range<Int>, second: Range<Int>, conflicts: Bool) throws {
    let (a, b) = (replace(first, "a"), replace(second, "b"))
    #expect(a.conflicts(with: b) == conflicts)
    var set = EditSet()
    try set.add([a], unit: 1)
    let neighbours = [replace(0..<1, "x"), replace(9..<10, "y")]
    try set.add(neighbours, unit: 0)
    if conflicts {
      #expect(throws: EditConflict(existing: a, existingUnits: [1], added: b)) {
        try set.add([b], unit: 2)
      }
    } else {
      try set.add([b], unit: 2)
      #expect(set.edits(ofUnit: 2) == [b])
    }
  }

  @Test func aUnitInConflictLeavesNothingBehind() throws {
    var set = EditSet()
    try set.add([replace(4..<6, "a")], unit: 1)
    let conflict = EditConflict(
      existing: replace(4..<6, "a"), existingUnits: [1], added: replace(5..<7, "b"))
    #expect(throws: conflict) {
      try set.add([insert("x", at: 0), replace(5..<7, "b")], unit: 2)
    }
    #expect(set.edits == [replace(4..<6, "a")])
  }

  @Test func aUnitCanBeAtOddsWithItself() {
    var set = EditSet()
    #expect(
      throws: EditConflict(
        existing: replace(0..<2, "a"), existingUnits: [7], added: replace(1..<3, "b"))
    ) {
      try set.add([replace(0..<2, "a"), replace(1..<3, "b")], unit: 7)
    }
    #expect(set.isEmpty)
  }

  @Test func rangesBeyondTheTextCountAsFarAsItGoes() throws {
    var set = EditSet()
    try set.add([replace(1..<50, "x"), insert("y", at: 80)], unit: 1)
    #expect(set.apply(to: bytes("abc")) == bytes("axy"))
    #expect(set.apply(to: []) == bytes("xy"))
  }

  /// Over `abcdef`: `>` before b, `cd` becomes `XYZ`, e goes, `!` at the end: `a>bXYZf!`.
  private func sample() throws -> EditSet {
    var set = EditSet()
    try set.add(
      [insert(">", at: 1), replace(2..<4, "XYZ"), .deletion(of: 4..<5), insert("!", at: 6)],
      unit: 1)
    return set
  }

  @Test(arguments: [(0, 0), (1, 2), (2, 3), (3, 3), (4, 6), (5, 6), (6, 8)])
  func offsetsMoveWithTheirBytes(old: Int, new: Int) throws {
    let set = try sample()
    #expect(set.apply(to: bytes("abcdef")) == bytes("a>bXYZf!"))
    #expect(set.newOffset(of: old) == new)
  }

  @Test(arguments: [
    (0..<1, 0..<1), (1..<2, 2..<3), (0..<2, 0..<3), (1..<4, 2..<6), (2..<4, 3..<6),
    (4..<5, 6..<6), (5..<6, 6..<7), (0..<6, 0..<7), (1..<1, 2..<2), (1..<3, 2..<3),
  ])
  func rangesKeepWhatIsInsertedAtTheirEdgesOut(old: Range<Int>, new: Range<Int>) throws {
    #expect(try sample().newRange(of: old) == new)
  }
}
