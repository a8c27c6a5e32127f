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

  @Test func anEmptyTextCanBeWrittenTo() {
    var history = EditHistory(byteCount: 0)
    history.apply([(edit(0..<0, "new"), ["a"])])
    let edit = AppliedEdit(codemods: ["a"], range: 0..<0, replacement: Array("new".utf8))
    #expect(history.edits == [edit])
  }
}
