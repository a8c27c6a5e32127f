import SyntaxTrees
import TextEditing

extension QueryReader {
  mutating func skipBlanks() {
    while offset < bytes.count {
      if bytes[offset].isBlankByte {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: ";") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else {
        return
      }
    }
  }

  mutating func readWord(withDots: Bool = false) -> String {
    let start = offset
    while offset < bytes.count,
      bytes[offset].isIdentifierByte || bytes[offset] == UInt8(ascii: "-")
        || withDots && bytes[offset] == UInt8(ascii: ".")
    { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether what comes is a field's name with its colon.
  var isFieldName: Bool {
    var copy = self
    _ = copy.readWord()
    copy.skipBlanks()
    return copy.offset < bytes.count && bytes[copy.offset] == UInt8(ascii: ":")
  }

  mutating func readString() throws(PatternError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        switch bytes[offset] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "0"): text.append(0)
        default: text.append(bytes[offset])
        }
      } else {
        text.append(bytes[offset])
      }
      offset += 1
    }
    guard offset < bytes.count else { throw PatternError("this text is not closed", at: start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  func unknown(
    _ what: String, _ name: String, at place: Int, among known: [Kind]
  ) -> PatternError {
    let hint = Suggestion.nearest(to: name, in: known.map(\.name)).map { "; did you mean `\($0)`?" }
    return PatternError("the grammar has no \(what) `\(name)`\(hint ?? "")", at: place)
  }

  func unknownField(_ name: String, at place: Int) -> PatternError {
    let hint = Suggestion.nearest(to: name, in: Field.allNames).map { "; did you mean `\($0)`?" }
    return PatternError("the grammar has no field `\(name)`\(hint ?? "")", at: place)
  }

  func unknownCapture(_ name: String, at place: Int) -> PatternError {
    let hint = Suggestion.nearest(to: name, in: names).map { "; did you mean `@\($0)`?" }
    return PatternError("nothing is captured as `@\(name)`\(hint ?? "")", at: place)
  }
}

extension Field {
  fileprivate static var allNames: [String] {
    (1...UInt8.max).map { Field(rawValue: $0).name }.filter { !$0.isEmpty }
  }
}
