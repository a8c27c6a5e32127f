extension UInt8 {
  /// Whether this byte is a space or a tab.
  public var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether this byte is a line feed or a carriage return.
  public var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

/// Lines and white space of UTF-8 text. Offsets are byte offsets, and those outside the text count
/// as its nearest end.
extension [UInt8] {
  /// The byte-order mark that the text begins with; empty if there is none.
  public var byteOrderMark: Range<Int> { 0..<(starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) }

  /// The line that holds the byte at `offset`, without its line ending; the bytes of a line ending
  /// belong to the line that they end.
  public func lineRange(at offset: Int) -> Range<Int> {
    var start = Swift.min(Swift.max(offset, 0), count)
    // Between CR and LF, the line is the one that both end.
    if start > 0, start < count, self[start] == UInt8(ascii: "\n"),
      self[start - 1] == UInt8(ascii: "\r")
    {
      start -= 1
    }
    var end = start
    while end < count, !self[end].isLineBreak { end += 1 }
    while start > 0, !self[start - 1].isLineBreak { start -= 1 }
    return start..<end
  }

  /// The line that holds the byte at `offset`, with its line ending if it has one.
  public func fullLineRange(at offset: Int) -> Range<Int> {
    let line = lineRange(at: offset)
    var end = line.upperBound
    if end < count, self[end] == UInt8(ascii: "\r") { end += 1 }
    if end < count, self[end] == UInt8(ascii: "\n") { end += 1 }
    return line.lowerBound..<end
  }

  /// The spaces and tabs that begin the line that holds the byte at `offset`.
  public func indentation(ofLineAt offset: Int) -> Range<Int> {
    let line = lineRange(at: offset)
    var end = line.lowerBound
    while end < line.upperBound, self[end].isBlank { end += 1 }
    return line.lowerBound..<end
  }

  /// Whether the line that holds the byte at `offset` has nothing but spaces and tabs.
  public func isBlankLine(at offset: Int) -> Bool {
    indentation(ofLineAt: offset) == lineRange(at: offset)
  }

  /// The part of a range without spaces, tabs and line breaks at its ends; empty, at the start of
  /// the range, when there is nothing else.
  public func trimmedRange(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    var start = range.lowerBound
    var end = range.upperBound
    while end > start, self[end - 1].isBlank || self[end - 1].isLineBreak { end -= 1 }
    guard start < end else { return start..<start }
    while self[start].isBlank || self[start].isLineBreak { start += 1 }
    return start..<end
  }
}
