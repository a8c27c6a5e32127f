extension StandIns {
  /// Letters over a string's text that the grammar would read as a comment, an escape or an end.
  func stringText(_ text: StringText, _ writer: inout StandInWriter) {
    guard let gap = danger(in: text) else { return }
    writer.put(gap, text.range, .letters)
  }

  private func danger(in text: StringText) -> GrammarGap? {
    let end = min(text.range.upperBound, source.count)
    var index = text.range.lowerBound
    while index < end {
      let byte = source[index]
      let next = index + 1 < end ? source[index + 1] : 0
      switch byte {
      case UInt8(ascii: "/"):
        if next == UInt8(ascii: "*") || text.isMultiline && next == UInt8(ascii: "/") {
          return .commentMarkerInString
        }
      case UInt8(ascii: "*"):
        if next == UInt8(ascii: "/") { return .commentMarkerInString }
      case UInt8(ascii: "\""):
        if text.pounds > 0 { return .rawStringText }
      case UInt8(ascii: "\\"):
        if text.pounds > 0 { return .rawStringText }
        if text.isMultiline, continuesLine(from: index + 1, to: end) { return .lineContinuation }
        index += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether only blanks are between an offset and the end of its line, and there is something the
  /// grammar stumbles over: a blank, or the carriage return of a CRLF.
  private func continuesLine(from offset: Int, to end: Int) -> Bool {
    var index = offset
    while index < end, source[index] == UInt8(ascii: " ") || source[index] == UInt8(ascii: "\t") {
      index += 1
    }
    guard index < end else { return false }
    return source[index] == UInt8(ascii: "\r") || index > offset && source[index] == 0x0A
  }

  /// Letters over the text of a regular expression, and one `#` around it at most.
  func regexLiteral(_ regex: RegexLiteral, _ writer: inout StandInWriter) {
    let start = regex.range.lowerBound
    let end = regex.range.upperBound
    guard start + regex.pounds + 1 < end - regex.pounds - 1 else { return }
    let text = start + regex.pounds + 1..<end - regex.pounds - 1
    if !hasLineEnd(text) {
      writer.put(.regexText, text, .fill(UInt8(ascii: "x")))
    } else if regex.pounds > 1 || source[text].contains(UInt8(ascii: "\r")) {
      writer.put(.regexText, text, .regexLetters)
    }
    if regex.pounds > 1 {
      writer.blank(.extendedRegexDelimiter, start..<start + regex.pounds - 1)
      writer.blank(.extendedRegexDelimiter, end - regex.pounds + 1..<end)
    }
  }
}
