import TextEditing

/// Text that is being put together, which knows where its lines begin and which of them lie inside
/// a literal or a block comment.
struct RenderedText {
  /// The beginning of a line, and the literal or block comment that it lies in, by its start.
  private struct Line {
    var start: Int
    var block: Int?
  }

  private(set) var bytes: [UInt8] = []
  /// The code of the file that the text shows.
  private(set) var shown: [Range<Int>] = []
  /// The lines but the first, which begins where the text is put.
  private var lines: [Line] = []

  /// Appends new text.
  mutating func append(_ text: [UInt8]) {
    append(text[...]) { _ in nil }
  }

  /// Appends a stretch of the file.
  mutating func append(_ range: Range<Int>, of context: RewriteContext) {
    shown.append(range)
    append(context.source[range]) { context.block(holdingLineAt: $0) }
  }

  /// Appends text that was put together before.
  mutating func append(_ other: RenderedText) {
    lines += other.lines.map { Line(start: $0.start + bytes.count, block: $0.block) }
    bytes += other.bytes
    shown += other.shown
  }

  private mutating func append(_ text: ArraySlice<UInt8>, block: (Int) -> Int?) {
    let shift = bytes.count - text.startIndex
    bytes += text
    for index in text.indices where text[index].isLineBreak {
      let next = index + 1
      if text[index] == UInt8(ascii: "\r"), next < text.endIndex,
        text[next] == UInt8(ascii: "\n")
      {
        continue
      }
      lines.append(Line(start: next + shift, block: block(next)))
    }
  }

  /// Moves all lines but the first.
  ///
  /// The lines of a literal or a block comment move together, and only if all of them are
  /// indented at least as far as the line on which the text began.
  mutating func shift(by shift: Shift) {
    guard !shift.isNone, !lines.isEmpty else { return }
    let fixed = blocksThatStay(from: shift.from)
    var result = Array(bytes[..<lines[0].start])
    for index in lines.indices {
      let start = lines[index].start
      let end = index + 1 < lines.count ? lines[index + 1].start : bytes.count
      var content = start
      while content < end, bytes[content].isBlank { content += 1 }
      let isBlank = content == end ? index + 1 < lines.count : bytes[content].isLineBreak
      let block = lines[index].block
      lines[index].start = result.count
      if let block, fixed.contains(block) {
        content = start
      } else if !isBlank || isContent(start..<content, block, shift) {
        result += shift.shifted(bytes[start..<content])
      }
      result += bytes[content..<end]
    }
    bytes = result
  }

  /// Whether white space alone on a line is part of a string: it is longer than the indentation.
  private func isContent(_ blanks: Range<Int>, _ block: Int?, _ shift: Shift) -> Bool {
    block != nil && blanks.count > shift.from.count && bytes[blanks].starts(with: shift.from)
  }

  /// The literals and comments that have a line which is indented less than `indentation`.
  private func blocksThatStay(from indentation: [UInt8]) -> Set<Int> {
    var result: Set<Int> = []
    for line in lines {
      guard let block = line.block else { continue }
      let text = bytes[line.start...]
      let content = text.first { !$0.isBlank }
      if let content, !content.isLineBreak, !text.starts(with: indentation) {
        result.insert(block)
      }
    }
    return result
  }
}
