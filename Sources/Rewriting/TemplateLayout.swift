import TextEditing

/// Fits text of a template or a codemod to a file: line endings and indentation.
struct TemplateLayout {
  let context: RewriteContext
  /// How many columns the text indents by.
  let unit: Int
  /// The indentation of the file's line that the text is relative to.
  let base: [UInt8]
  /// The indentation that the text has where that line is.
  let baseWidth: Int

  /// Text with the file's line endings and indentation; the first line begins where it is put.
  func lines(of text: [UInt8]) -> [UInt8] {
    guard text.contains(where: \.isLineBreak) else { return text }
    var result: [UInt8] = []
    let starts = LineTable(text).starts
    for (number, start) in starts.enumerated() {
      let line = text.lineRange(at: start)
      guard number > 0 else {
        result += text[line]
        continue
      }
      while result.last?.isBlank == true { result.removeLast() }
      result += context.ending.bytes
      let blanks = text.indentation(ofLineAt: start)
      if blanks.upperBound == line.upperBound, number < starts.count - 1 { continue }
      result += indentation(blanks.count) + text[blanks.upperBound..<line.upperBound]
    }
    return result
  }

  /// The file's indentation for a line that the text indents by so many columns.
  func indentation(_ width: Int) -> [UInt8] {
    let difference = width - baseWidth
    if difference < 0 {
      let less = (-difference / unit) * context.unit.bytes.count
      return Array(base.dropLast(min(base.count, less)))
    }
    let levels = Array(repeating: context.unit.bytes, count: difference / unit).flatMap { $0 }
    return base + levels + Array(repeating: UInt8(ascii: " "), count: difference % unit)
  }
}
