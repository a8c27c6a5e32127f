import QueryLanguage
import SyntaxTrees
import TextEditing

/// Cuts the text of a template into tokens and placeholders.
///
/// Each placeholder is covered by a piece of Swift of the same length, so that the tokens of the
/// covered text stand where they stand in the template.
struct TemplateReader {
  private let bytes: [UInt8]
  private var placeholders: [PatternItem] = []

  /// The tokens and placeholders of `text` in order.
  static func items(of text: String) throws(PatternError) -> [PatternItem] {
    try known.answer(to: text) { () throws(PatternError) in
      var reader = TemplateReader(bytes: Array(text.utf8))
      try reader.findPlaceholders()
      return reader.items()
    }
  }

  private static let known = Memory<String, [PatternItem]>()

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func findPlaceholders() throws(PatternError) {
    var offset = 0
    while offset + 1 < bytes.count {
      guard has("<", "#", at: offset) else {
        offset += 1
        continue
      }
      var end = offset + 2
      while end < bytes.count, !has("#", ">", at: end), !bytes[end].isLineBreak { end += 1 }
      guard has("#", ">", at: end) else {
        throw PatternError("this placeholder is not closed by `#>`", at: offset)
      }
      placeholders.append(try placeholder(inside: offset + 2..<end))
      offset = end + 2
    }
  }

  /// Reads what stands between `<#` and `#>`, and the prefix before.
  private func placeholder(inside range: Range<Int>) throws(PatternError) -> PatternItem {
    var name = bytes[bytes.trimmedRange(range)]
    var count = Placeholder.Count.one
    if let colon = name.firstIndex(of: UInt8(ascii: ":")) {
      name = bytes[bytes.trimmedRange(name.startIndex..<colon)]
    }
    if name.suffix(3).elementsEqual("...".utf8) {
      count = .many
      name = name.dropLast(3)
    } else if name.last == UInt8(ascii: "?") {
      count = .optional
      name = name.dropLast()
    }
    var start = range.lowerBound - 2
    guard !name.isEmpty, name.allSatisfy({ $0.isWordByte || $0 == UInt8(ascii: "-") }) else {
      throw PatternError("a placeholder is written `<#name#>`, with a name of letters", at: start)
    }
    var prefix = ""
    if start > 0, bytes[start - 1] == UInt8(ascii: "$") {
      prefix = "$"
    } else if start > 0, bytes[start - 1] == UInt8(ascii: "_"),
      start < 2 || !bytes[start - 2].isWordByte
    {
      prefix = "_"
    }
    start -= prefix.utf8.count
    let placeholder = Placeholder(
      name: String(decoding: name, as: UTF8.self), count: count, prefix: prefix)
    return PatternItem(content: .placeholder(placeholder), range: start..<range.upperBound + 2)
  }

  /// The tokens of the covered text, with the placeholders in their places.
  private func items() -> [PatternItem] {
    var covered = bytes
    for placeholder in placeholders { cover(placeholder.range, in: &covered) }
    var items: [PatternItem] = []
    var next = 0
    for token in SyntaxParser().parse(covered).tokens {
      var start = token.start
      while next < placeholders.count, placeholders[next].range.lowerBound < token.end {
        addToken(span(start, placeholders[next].range.lowerBound), to: &items)
        if placeholders[next].range.upperBound > token.end {
          start = token.end
          if items.last != placeholders[next] { items.append(placeholders[next]) }
          break
        }
        if items.last != placeholders[next] { items.append(placeholders[next]) }
        start = max(start, placeholders[next].range.upperBound)
        next += 1
      }
      addToken(span(start, token.end), to: &items)
    }
    return items
  }

  private func addToken(_ range: Range<Int>, to items: inout [PatternItem]) {
    guard !range.isEmpty else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    items.append(PatternItem(content: .token(text), range: range))
  }

  /// Covers a placeholder by an identifier, or by braces where a trailing closure stands.
  private func cover(_ range: Range<Int>, in covered: inout [UInt8]) {
    for index in range { covered[index] = UInt8(ascii: "x") }
    var before = range.lowerBound
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    guard before > 0 else { return }
    let last = covered[before - 1]
    let endsOperand = last == UInt8(ascii: ")") || last == UInt8(ascii: "}")
    if endsOperand || (last == UInt8(ascii: "x") && bytes[before - 1] == UInt8(ascii: ">")) {
      covered[range.lowerBound] = UInt8(ascii: "{")
      covered[range.upperBound - 1] = UInt8(ascii: "}")
    }
  }

  private func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at offset: Int) -> Bool {
    offset + 2 <= bytes.count && bytes[offset] == UInt8(ascii: first)
      && bytes[offset + 1] == UInt8(ascii: second)
  }
}

extension UInt8 {
  /// Whether the byte may stand in an identifier; all bytes of other than ASCII letters may.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
