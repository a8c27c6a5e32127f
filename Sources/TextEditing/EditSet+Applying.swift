extension EditSet {
  /// The text after all edits; ranges that reach beyond the text count as far as it goes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of both texts and the number of edits.
  public func apply(to original: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(original.count + elements.reduce(0) { $0 + $1.edit.replacement.count })
    var copied = 0
    for element in elements {
      let range = element.edit.range.clamped(to: 0..<original.count)
      if range.lowerBound > copied { result += original[copied..<range.lowerBound] }
      result += element.edit.replacement
      copied = max(copied, range.upperBound)
    }
    result += original[copied...]
    return result
  }

  /// Where the byte at an offset of the original text stands after all edits.
  ///
  /// What is inserted at the offset comes to stand before it. An offset within a replaced range
  /// becomes the start of the replacement.
  public func newOffset(of offset: Int) -> Int {
    newOffset(of: offset) { $0.upperBound <= offset }
  }

  /// Where a range of the original text stands after all edits: without what is inserted at its
  /// edges, with what replaces parts of it.
  public func newRange(of range: Range<Int>) -> Range<Int> {
    let start = newOffset(of: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    let end = newOffset(of: range.upperBound) {
      $0.upperBound <= range.upperBound && $0.lowerBound < range.upperBound
    }
    return start..<max(start, end)
  }

  private func newOffset(of offset: Int, isBefore: (Range<Int>) -> Bool) -> Int {
    var shift = 0
    for element in elements {
      let range = element.edit.range
      if isBefore(range) {
        shift += element.edit.replacement.count - range.count
      } else {
        return min(offset, max(range.lowerBound, 0)) + shift
      }
    }
    return offset + shift
  }
}
