/// Numbers that stand for the words of texts: the same word has the same number, and another one
/// hardly ever does.
enum WordMarks {
  /// The numbers of all words of a text.
  static func of(_ text: [UInt8]) -> Set<UInt64> {
    var marks: Set<UInt64> = []
    var mark = empty
    for byte in text {
      if isWord(byte) {
        mark = next(mark, byte)
      } else if mark != empty {
        marks.insert(mark)
        mark = empty
      }
    }
    if mark != empty { marks.insert(mark) }
    return marks
  }

  /// The number of one word.
  static func of(_ word: String) -> UInt64 { word.utf8.reduce(empty, next) }

  // FNV-1a.
  private static let empty: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func next(_ mark: UInt64, _ byte: UInt8) -> UInt64 {
    (mark ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
