import Testing
import TextEditing

@Suite struct SuggestionTests {
  private let known = ["match", "rewrite", "where", "inside", "has", "note", "add-import", "in"]

  @Test(
    arguments: [
      ("matsch", "match"), ("mach", "match"), ("amtch", "match"), ("Match", "match"),
      ("rewriet", "rewrite"), ("rewites", "rewrite"), ("hsa", "has"), ("addimport", "add-import"),
      ("add_import", "add-import"), ("notes", "note"), ("match", "match"), ("im", "in"),
      ("banana", nil), ("x", nil), ("", nil), ("xyz", nil), ("rewired!!", nil),
    ] as [(String, String?)])
  func theNearestWord(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, in: known) == expected)
  }

  @Test func tiesAreBrokenByCaseThenByAlphabet() {
    #expect(Suggestion.nearest(to: "cab", in: ["cat", "car", "cap"]) == "cap")
    #expect(Suggestion.nearest(to: "iOs", in: ["ios", "IOS", "iOS"]) == "iOS")
  }

  @Test func veryLongWordsHaveNoNeighbour() {
    let long = String(repeating: "a", count: 65)
    #expect(Suggestion.nearest(to: long, in: [long]) == nil)
  }
}
