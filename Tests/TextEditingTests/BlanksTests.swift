import Testing
import TextEditing

@Suite struct BlanksTests {
  /// Lines at 0, 5, 8 (blank) and 12; CRLF at 10.
  private let text = Array("  ab\n\tc\n  \r\nd".utf8)

  @Test(arguments: [
    (-1, 0..<4, 0..<5, 0..<2), (0, 0..<4, 0..<5, 0..<2), (4, 0..<4, 0..<5, 0..<2),
    (5, 5..<7, 5..<8, 5..<6), (8, 8..<10, 8..<12, 8..<10), (10, 8..<10, 8..<12, 8..<10),
    (11, 8..<10, 8..<12, 8..<10), (12, 12..<13, 12..<13, 12..<12),
    (99, 12..<13, 12..<13, 12..<12),
  ])
  func linesOfAnOffset(
    offset: Int, line: Range<Int>, full: Range<Int>, indentation: Range<Int>
  ) {
    #expect(text.lineRange(at: offset) == line)
    #expect(text.fullLineRange(at: offset) == full)
    #expect(text.indentation(ofLineAt: offset) == indentation)
    #expect(text.isBlankLine(at: offset) == (line == 8..<10))
  }

  @Test func anEmptyTextIsOneBlankLine() {
    #expect([UInt8]().lineRange(at: 0) == 0..<0)
    #expect([UInt8]().fullLineRange(at: 3) == 0..<0)
    #expect([UInt8]().isBlankLine(at: 0))
  }

  @Test func theLineAfterTheLastBreakIsEmpty() {
    #expect(Array("a\n".utf8).fullLineRange(at: 2) == 2..<2)
    #expect(Array("a\rb".utf8).lineRange(at: 2) == 2..<3)
  }

  @Test(arguments: [
    (0..<13, 2..<13), (0..<5, 2..<4), (4..<8, 6..<7), (7..<12, 7..<7), (3..<3, 3..<3),
    (10..<99, 12..<13),
  ])
  func trimming(range: Range<Int>, expected: Range<Int>) {
    #expect(text.trimmedRange(range) == expected)
  }

  @Test func kindsOfBytes() {
    #expect(([9, 10, 13, 32, 65] as [UInt8]).map(\.isBlank) == [true, false, false, true, false])
    #expect(
      ([9, 10, 13, 32, 65] as [UInt8]).map(\.isLineBreak) == [false, true, true, false, false])
  }
}
