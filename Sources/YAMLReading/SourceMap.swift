import TextEditing

/// The file's bytes, and the way from libyaml's marks, which count characters, to them.
struct SourceMap {
  let bytes: [UInt8]
  let lines: LineTable
  /// The byte offset of each character; nil where every character is one byte.
  private let characterStarts: [Int]?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    characterStarts = isASCII ? nil : bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
  }

  /// The byte offset of the character with a number; the end of the text for those behind it.
  func offset(ofCharacter index: Int) -> Int {
    guard let characterStarts else { return min(index, bytes.count) }
    return index < characterStarts.count ? characterStarts[index] : bytes.count
  }

  /// The line and column of the character with a number.
  func position(ofCharacter index: Int) -> LinePosition {
    lines.position(at: offset(ofCharacter: index))
  }

  /// The bytes of a 1-based line without its line ending.
  func content(ofLine line: Int) -> ArraySlice<UInt8> {
    bytes[bytes.lineRange(at: lines.byteRange(ofLine: line).lowerBound)]
  }
}
