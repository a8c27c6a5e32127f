import TextEditing
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 0), ("", "a", nil), ("a", "a", 0), ("a", "ab", nil), ("ba", "a", 1),
    ("fetch(load)", "load", 6), ("fetch(load)", "loan", nil), ("aaab", "aab", 1),
    ("abababc", "ababc", 2), ("abcabd", "abd", 3), ("xé🙂y", "🙂", 3), ("ab\0cd", "\0c", 2),
    ("aab aab", "aab", 0), ("ends with at", "at", 10),
  ])
  func finds(_ text: String, _ word: String, _ offset: Int?) {
    #expect(Array(text.utf8).firstOffset(of: Array(word.utf8)) == offset)
  }

  @Test func agreesWithTryingEveryPlace() {
    // All texts of eight letters and all words of up to four, of an alphabet of two.
    for number in 0..<256 {
      let text = (0..<8).map { UInt8(number >> $0 & 1) }
      for length in 1...4 {
        for other in 0..<(1 << length) {
          let word = (0..<length).map { UInt8(other >> $0 & 1) }
          let expected = (0...(8 - length)).first { Array(text[$0..<($0 + length)]) == word }
          #expect(text.firstOffset(of: word) == expected)
        }
      }
    }
  }
}
