extension Lexer {
  /// A string literal, from its opening delimiter on, which has `pounds` `#`.
  mutating func string(pounds: Int) {
    let quote = position + pounds
    var isMultiline =
      byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
    if isMultiline, pounds > 0, closesOnSameLine(from: quote + 1, pounds: pounds) {
      // `#"""#` is a literal of one line whose text is a quote.
      isMultiline = false
    }
    let text = quote + (isMultiline ? 3 : 1)
    let token = tokens.count
    append(.string, .stringStart, position..<min(text, source.count))
    stringText(OpenString(token: token, pounds: pounds, isMultiline: isMultiline))
  }

  /// Goes on with the text of a literal, up to its end or to its next interpolation.
  mutating func stringText(_ string: OpenString) {
    var string = string
    let start = position
    while position < source.count {
      let current = source[position]
      if current == UInt8(ascii: "\""), closes(string, at: position) {
        addText(start..<position, string)
        endString(string, at: position + (string.isMultiline ? 3 : 1) + string.pounds)
        return
      }
      if current == UInt8(ascii: "\\"), hasPounds(string.pounds, at: position + 1) {
        let escaped = position + 1 + string.pounds
        if byte(escaped) == UInt8(ascii: "(") {
          addText(start..<position, string)
          append(.punctuation, .interpolationStart, escaped..<escaped + 1)
          string.depth = 0
          openStrings.append(string)
          return
        }
        // A line end, escaped or not, ends a literal of one line.
        position = characterClass(escaped) == .newline ? escaped : min(escaped + 1, source.count)
        continue
      }
      if !string.isMultiline, characterClass(position) == .newline { break }
      position += 1
    }
    addText(start..<position, string)
    endString(string, at: position)
  }

  /// Gives a literal's token its end, and closes its interpolations with a token of their own.
  mutating func endString(_ string: OpenString, at end: Int) {
    guard tokens.indices.contains(string.token) else { return }
    let range = tokens[string.token].start..<max(end, tokens[string.token].start)
    tokens[string.token].range = range
    if string.token == tokens.count - 1 {
      position = range.upperBound
    } else {
      newlineBefore = false
      spaceBefore = false
      let closing = tokens.count
      append(.string, .stringEnd, range.upperBound..<range.upperBound)
      tokens[string.token].match = closing
      tokens[closing].match = string.token
    }
    newlineBefore = false
    spaceBefore = false
  }

  private mutating func addText(_ range: Range<Int>, _ string: OpenString) {
    guard !range.isEmpty else { return }
    stringTexts.append(
      StringText(range: range, pounds: string.pounds, isMultiline: string.isMultiline))
  }

  private func closes(_ string: OpenString, at offset: Int) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: offset + 1) }
    return byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"")
      && hasPounds(string.pounds, at: offset + 3)
  }

  private func closesOnSameLine(from offset: Int, pounds: Int) -> Bool {
    var offset = offset
    while offset < source.count, characterClass(offset) != .newline {
      if source[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    var index = 0
    while index < count {
      if byte(offset + index) != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }
}
