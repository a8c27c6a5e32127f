import TextEditing

/// Bytes with their white space made visible.
enum VisibleText {
  /// The text with `·` for a space, `→` for a tab, `␍` and `⏎` for CR and LF, and other control
  /// characters and the byte order mark by their numbers.
  static func rendering(_ bytes: some Sequence<UInt8>) -> String {
    var result = ""
    for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
      switch scalar {
      case " ": result += "·"
      case "\t": result += "→"
      case "\r": result += "␍"
      case "\n": result += "⏎"
      case "\u{FEFF}": result += "<FEFF>"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        result += "<\(String(scalar.value, radix: 16, uppercase: true))>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The first place where two texts differ, and both lines there; nil if they are equal.
  static func firstDifference(
    expected: [UInt8], actual: [UInt8]
  ) -> (position: LinePosition, details: [String])? {
    guard expected != actual else { return nil }
    let shared = zip(expected, actual).prefix { $0 == $1 }.count
    func line(of text: [UInt8]) -> String {
      guard shared < text.count else { return "end of file" }
      return rendering(text[text.fullLineRange(at: shared)])
    }
    return (
      LineTable(expected).position(at: shared),
      ["expected: \(line(of: expected))", "     got: \(line(of: actual))"]
    )
  }
}
