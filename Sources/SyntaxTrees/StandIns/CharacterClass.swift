/// What a byte can begin or continue.
enum CharacterClass: UInt8 {
  case other, blank, newline, letter, digit, operatorSymbol, punctuation, dot, quote, pound
  case backtick, slash, nonASCII, openParenthesis, closeParenthesis

  /// The class of every byte, by its value.
  static let table: [CharacterClass] = (0...255).map { CharacterClass(UInt8($0)) }

  private init(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: self = .blank
    case 0x0A, 0x0D: self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"):
      self = .operatorSymbol
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      self = .punctuation
    case UInt8(ascii: "("): self = .openParenthesis
    case UInt8(ascii: ")"): self = .closeParenthesis
    case UInt8(ascii: "."): self = .dot
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "/"): self = .slash
    case 0x80...0xFF: self = .nonASCII
    default: self = .other
    }
  }

  /// Whether a code point outside ASCII is an operator character in Swift.
  static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}
