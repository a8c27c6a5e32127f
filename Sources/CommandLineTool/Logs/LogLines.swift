import TextEditing

/// Finds the lines of a log that may say something of the code, without looking at what they say.
struct LogLines {
  /// A line, without its end and without the time in front.
  struct Candidate: Equatable {
    let range: Range<Int>
    /// Whether it stands in a linker's list of symbols that are missing.
    let isSymbol: Bool
  }

  private typealias Text = UnsafeBufferPointer<UInt8>

  /// The lines in order.
  static func candidates(in bytes: [UInt8]) -> [Candidate] {
    bytes.withUnsafeBufferPointer { text in
      var result: [Candidate] = []
      var listsSymbols = false
      var next = 0
      while next < text.count {
        var hasSeverity = false
        var end = next
        while end < text.count, text[end] != newline, text[end] != carriageReturn {
          if text[end] == colon, !hasSeverity {
            hasSeverity = isSeverity(text, from: next, to: end)
          }
          end += 1
        }
        let line = withoutTime(text, next..<end)
        next = end + 1
        if text[line].starts(with: symbolList) {
          listsSymbols = true
          continue
        }
        // The list is indented.
        listsSymbols = listsSymbols && (text[line].first?.isBlank ?? false)
        if listsSymbols || hasSeverity || hasMark(text, line) {
          result.append(Candidate(range: line, isSymbol: listsSymbols))
        }
      }
      return result
    }
  }

  private static let symbolList = Array("Undefined symbols for architecture".utf8)
  private static let severities = ["error", "warning", "note"].map { Array($0.utf8) }
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let colon = UInt8(ascii: ":")

  /// Whether a word of severity stands before a colon.
  private static func isSeverity(_ text: Text, from start: Int, to colon: Int) -> Bool {
    severities.contains { word in
      colon - start >= word.count && text[(colon - word.count)..<colon].elementsEqual(word)
    }
  }

  /// Whether a line begins as those of tools do that shorten logs: with a sign, a letter in brackets,
  /// or a color before these.
  private static func hasMark(_ text: Text, _ line: Range<Int>) -> Bool {
    guard let first = text[line].first else { return false }
    return first == 0xE2 || first == 0x1B
      || first == UInt8(ascii: "[") && LogLine.hasMark(text[line].prefix(LogLine.longestMark))
  }

  /// A line without the time that build services put in front: `2027-01-31T10:20:30.1234567Z `.
  private static func withoutTime(_ text: Text, _ line: Range<Int>) -> Range<Int> {
    let (form, longest) = (timeForm, 32)
    guard line.count > form.count, text[line.lowerBound + 10] == UInt8(ascii: "T") else {
      return line
    }
    let isTime = zip(text[line], form).allSatisfy { byte, wanted in
      wanted == UInt8(ascii: "0")
        ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == wanted
    }
    guard isTime, let blank = text[line].prefix(longest).firstIndex(of: UInt8(ascii: " ")),
      text[blank - 1] == UInt8(ascii: "Z")
    else { return line }
    return (blank + 1)..<line.upperBound
  }

  private static let timeForm = Array("0000-00-00T00:00:00".utf8)
}
