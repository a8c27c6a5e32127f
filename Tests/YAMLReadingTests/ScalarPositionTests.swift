import TextEditing
import Testing
import YAMLReading

@Suite struct ScalarPositionTests {
  /// Each `text` is a mapping with the key `k`; every byte of its value must be found again.
  @Test(arguments: [
    "k: plain text\n",
    "k: 'single ''quoted'' text'\n",
    "k: \"double quoted\"\n",
    "a: é\nk: \"猫 é\"\n",
    "k: |\n  one\n    two\n\n  three\n",
    "k: |\n    one\n  \n    two",
    "k: |-\n  one\n  two\n\n\n",
    "k: |+\n  one\n\n\n",
    "k: |2\n    deeper\n  one\n",
    "k: |\n\n\n  late\n",
    "x:\n  - k2: 1\nk: | # comment\n  é = 猫\n  b\n",
    "k: |\r\n  one\r\n    two\r\n",
    "\u{FEFF}k: |\n  one\n",
    "k: |\n one\n\ttwo\n  \t three\n".replacing("\n\t", with: "\n \t"),
  ])
  func everyByteIsFoundWhereItStands(text: String) throws {
    let bytes =
      Array(text.utf8).starts(with: [0xEF, 0xBB, 0xBF])
      ? Array(text.utf8.dropFirst(3)) : Array(text.utf8)
    let scalar = try #require(read(text).root?["k"]?.scalar)
    let table = LineTable(bytes)
    for (offset, byte) in scalar.text.utf8.enumerated() {
      let place = table.offset(of: scalar.position(of: offset))
      let found = place < bytes.count ? bytes[place] : 10
      #expect(found == byte || (byte == 10 && found == 13), "offset \(offset)")
    }
  }

  @Test(arguments: [
    // A literal block: behind the indentation, which is not part of the value.
    ("k: |\n  ab\n   c\n", 0, 2, 3), ("k: |\n  ab\n   c\n", 2, 2, 5),
    ("k: |\n  ab\n   c\n", 3, 3, 3), ("k: |\n  ab\n   c\n", 4, 3, 4),
    ("k: |\n  ab\n   c\n", 6, 3, 6), ("k: |\n  ab\n   c\n", 99, 3, 6),
    ("k: |\n  ab\n   c\n", -1, 2, 3),
    // An empty line is shorter than the indentation.
    ("k: |\n  a\n\n  b\n", 2, 3, 1), ("k: |\n  a\n\n  b\n", 3, 4, 3),
    // Quoted: `''` and escapes are longer than what they mean.
    ("k: 'a''b'\n", 0, 1, 5), ("k: 'a''b'\n", 1, 1, 6), ("k: 'a''b'\n", 2, 1, 8),
    ("k: 'a''b'\n", 3, 1, 9), ("k: \"a\\tb\"\n", 1, 1, 6), ("k: \"a\\tb\"\n", 2, 1, 8),
    ("k: \"\\x41\\u00e9\\U0001F600z\"\n", 1, 1, 9), ("k: \"\\u00e9z\"\n", 2, 1, 11),
    ("k: \"\\U0001F600z\"\n", 4, 1, 15), ("k: \"\\_z\"\n", 2, 1, 7), ("k: \"\\Lz\"\n", 3, 1, 7),
    ("k: \"\"\n", 0, 1, 5), ("k: ab\n", 1, 1, 5), ("k: ab\n", 2, 1, 6),
    // Where lines are joined, the start is all that is said.
    ("k: >\n  ab\n  c\n", 3, 1, 4), ("k: ab\n  c\n", 3, 1, 4), ("k: 'ab\n  c'\n", 3, 1, 4),
    ("k: \"a\\\n  b\"\n", 1, 1, 4), ("k:\n", 0, 1, 3), ("k: |\n", 0, 1, 4),
  ])
  func positionsInTheFile(text: String, offset: Int, line: Int, column: Int) throws {
    let scalar = try #require(read(text).root?["k"]?.scalar)
    #expect(scalar.position(of: offset) == LinePosition(line: line, column: column))
  }

  @Test func separatorsThatOnlyYAMLTakesForLineBreaksAreNotGuessedAt() throws {
    let scalar = try #require(read("k: |\n  a\u{2028}  b\n  c\n").root?["k"]?.scalar)
    #expect(scalar.position(of: scalar.text.utf8.count - 1) == LinePosition(line: 1, column: 4))
  }
}
