/// A place in a text as people write it: 1-based line, and 1-based column counted in UTF-8 bytes,
/// which is how the Swift compiler counts.
public struct LinePosition: Hashable, Comparable, Sendable {
  /// The 1-based line.
  public var line: Int
  /// The 1-based column, in UTF-8 bytes.
  public var column: Int

  /// Creates a position from a 1-based line and a 1-based column in UTF-8 bytes.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they stand in the text.
  public static func < (a: LinePosition, b: LinePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// The byte offsets at which the lines of a text begin.
///
/// A line ends with LF, CRLF or a lone CR, as it does for the Swift compiler.
public struct LineTable: Sendable {
  /// The byte offset of each line's first byte, ascending; the first is 0.
  public let starts: [Int]
  /// The length of the text in bytes.
  public let byteCount: Int

  /// Finds the lines of `bytes`.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
    byteCount = bytes.count
  }

  /// How many lines there are; a text that ends with a line ending has an empty last line.
  public var count: Int { starts.count }

  /// The position of a byte offset; offsets outside the text count as its nearest end.
  public func position(at offset: Int) -> LinePosition {
    let offset = min(max(offset, 0), byteCount)
    let line = lineIndex(at: offset)
    return LinePosition(line: line + 1, column: offset - starts[line] + 1)
  }

  /// The byte offset of a position; lines and columns outside the text count as its nearest end.
  public func offset(of position: LinePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= starts.count else { return byteCount }
    let range = byteRange(ofLine: position.line)
    return min(range.lowerBound + max(position.column - 1, 0), range.upperBound)
  }

  /// The bytes of a 1-based line, its line ending included; empty for lines that do not exist.
  public func byteRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return byteCount..<byteCount }
    let end = line < starts.count ? starts[line] : byteCount
    return starts[line - 1]..<end
  }

  /// The 0-based index of the last line that starts at or before `offset`.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
