import Testing
import TextEditing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", [0]),
    ("a", [0]),
    ("a\nb", [0, 2]),
    ("a\r\nb\rc\n", [0, 3, 5, 7]),
    ("\n\n", [0, 1, 2]),
  ])
  func findsLineStarts(text: String, starts: [Int]) {
    #expect(LineTable(Array(text.utf8)).starts == starts)
  }

  @Test func positionsAndOffsetsAreInverse() {
    let table = LineTable(Array("ab\nçd\n".utf8))
    for offset in 0...table.byteCount {
      #expect(table.offset(of: table.position(at: offset)) == offset)
    }
    #expect(table.position(at: 5) == LinePosition(line: 2, column: 3))
    #expect(table.position(at: 99) == LinePosition(line: 3, column: 1))
    #expect(table.offset(of: LinePosition(line: 1, column: 50)) == 3)
  }
}
