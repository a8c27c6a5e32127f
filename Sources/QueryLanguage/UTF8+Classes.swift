extension UInt8 {
  /// Whether the byte may stand in an identifier; all bytes of non-ASCII characters may.
  var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  var isDigitByte: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isBlankByte: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    var rest = self
    while rest.first?.isBlankByte == true { rest.removeFirst() }
    while rest.last?.isBlankByte == true { rest.removeLast() }
    return rest
  }
}
