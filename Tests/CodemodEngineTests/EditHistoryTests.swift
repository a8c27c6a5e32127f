import TextEditing
import Testing

@testable import CodemodEngine

/// Edits of several passes, told in terms of the original text.
@Suite struct EditHistoryTests {
  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, replacement: Array(text.utf8))
  }

  /// What the told edits make of the original must be what the passes made of it.
  private func applied(_ edits: [AppliedEdit], to original: String) -> String {
    var bytes = Array(original.utf8)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func onePassIsToldAsItWas() {
    var history = EditHistory(byteCount: 10)
    history.apply([(edit(2..<4, "XYZ"), ["a"]), (edit(6..<6, "+"), ["b"])])
    #expect(
      history.edits == [
        AppliedEdit(codemods: ["a"], range: 2..<4, replacement: Array("XYZ".utf8)),
        AppliedEdit(codemods: ["b"], range: 6..<6, replacement: Array("+".utf8)),
      ])
    #expect(applied(history.edits, to: "0123456789") == "01XYZ45+6789")
  }

  @Test func aLaterPassEditsWhatAnEarlierOneWrote() {
    var history = EditHistory(byteCount: 10)
    history.apply([(edit(2..<4, "XYZ"), ["a"])])
    // 01XYZ456789 becomes 01XQ56789.
    history.apply([(edit(3..<6, "Q"), ["b"])])
    #expect(applied(history.edits, to: "0123456789") == "01XQ56789")
    #expect(history.edits.map(\.range) == [2..<5])
    #expect(history.edits.map(\.codemods) == [["a", "b"]])
  }

  @Test func offsetsLeadBackToTheOriginal() {
    var history = EditHistory(byteCount: 10)
    history.apply([(edit(2..<4, "XYZ"), ["a"])])
    #expect(history.originalOffsets(of: Array(0..<11)) == [0, 1, 2, 2, 2, 4, 5, 6, 7, 8, 9])
    #expect(history.originalOffsets(of: [11, 3, 0]) == [10, 2, 0])
  }

  /// The text is 01XYZ45+6789: two bytes replaced, one put in.
  @Test(
    "Stretches lead back to the original",
    arguments: [
      (0..<2, 0..<2), (1..<7, 1..<6), (5..<7, 4..<6), (8..<12, 6..<10), (0..<12, 0..<10),
      // Text that was put there stands for all that it replaced.
      (3..<4, 2..<4), (2..<5, 2..<4), (4..<6, 2..<5), (7..<8, 6..<6), (6..<9, 5..<7),
      (2..<2, 2..<4), (12..<12, 10..<10),
    ])
  func stretches(now: Range<Int>, original: Range<Int>) {
    var history = EditHistory(byteCount: 10)
    history.apply([(edit(2..<4, "XYZ"), ["a"]), (edit(6..<6, "+"), ["b"])])
    #expect(history.originalRange(of: now) == original)
  }

  @Test func whatWasTakenAwayBelongsToTheStretchAround() {
    var history = EditHistory(byteCount: 10)
    history.apply([(edit(4..<6, ""), ["a"])])
    #expect(history.originalRange(of: 3..<5) == 3..<7)
    #expect(history.originalRange(of: 0..<4) == 0..<4)
    #expect(history.originalRange(of: 4..<8) == 6..<10)
  }

  @Test func anEmptyTextCanBeWrittenTo() {
    var history = EditHistory(byteCount: 0)
    history.apply([(edit(0..<0, "new"), ["a"])])
    let edit = AppliedEdit(codemods: ["a"], range: 0..<0, replacement: Array("new".utf8))
    #expect(history.edits == [edit])
  }
}
