extension Lexer {
  /// Operator characters as far as they go, `//` and `/*` excepted.
  mutating func operatorSymbol() {
    let start = position
    var end = start
    scan: while end < source.count {
      switch characterClass(end) {
      case .operatorSymbol: end += 1
      case .slash:
        let next = byte(end + 1)
        if end > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break scan }
        end += 1
      case .nonASCII:
        guard isUnicodeOperator(at: end) else { break scan }
        end += scalarLength(at: end)
      default: break scan
      }
    }
    let range = start..<min(max(end, start + 1), source.count)
    append(.operatorSymbol, word(range), range)
  }

  /// One dot is punctuation; an operator that starts with dots may hold more of them.
  mutating func dots() {
    let start = position
    var end = start
    while byte(end) == UInt8(ascii: ".") { end += 1 }
    guard end - start > 1 else { return append(.punctuation, .dot, start..<end) }
    while end < source.count {
      let kind = characterClass(end)
      guard kind == .operatorSymbol || kind == .dot || kind == .slash else { break }
      if kind == .slash, byte(end + 1) == UInt8(ascii: "/") || byte(end + 1) == UInt8(ascii: "*") {
        break
      }
      end += 1
    }
    append(.operatorSymbol, word(start..<end), start..<end)
  }

  mutating func number() {
    let start = position
    var end = start
    let second = byte(start + 1) | 0x20
    if source[start] == UInt8(ascii: "0"), second == UInt8(ascii: "x") {
      end = hexadecimal(from: start + 2)
    } else if source[start] == UInt8(ascii: "0"),
      second == UInt8(ascii: "b") || second == UInt8(ascii: "o")
    {
      end = digits(from: start + 2)
    } else {
      end = digits(from: start)
      if byte(end) == UInt8(ascii: "."), characterClass(end + 1) == .digit {
        end = digits(from: end + 1)
      }
      end = exponent(from: end, letter: UInt8(ascii: "e"))
    }
    append(.number, .other, start..<min(max(end, start + 1), source.count))
  }

  private func hexadecimal(from start: Int) -> Int {
    var end = start
    while isHexadecimal(byte(end)) { end += 1 }
    if byte(end) == UInt8(ascii: "."), isHexadecimal(byte(end + 1)) {
      var fraction = end + 1
      while isHexadecimal(byte(fraction)) { fraction += 1 }
      // Only with an exponent is it a fraction; otherwise a member access.
      if byte(fraction) | 0x20 == UInt8(ascii: "p") { end = fraction }
    }
    return exponent(from: end, letter: UInt8(ascii: "p"))
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func digits(from start: Int) -> Int {
    var end = start
    while characterClass(end) == .digit || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func exponent(from start: Int, letter: UInt8) -> Int {
    guard byte(start) | 0x20 == letter else { return start }
    var first = start + 1
    if byte(first) == UInt8(ascii: "+") || byte(first) == UInt8(ascii: "-") { first += 1 }
    return characterClass(first) == .digit ? digits(from: first) : start
  }

  /// Whether an operator character outside ASCII starts at an offset.
  func isUnicodeOperator(at offset: Int) -> Bool {
    let lead = byte(offset)
    switch scalarLength(at: offset) {
    case 2:
      return CharacterClass.isOperator(UInt32(lead & 0x1F) << 6 | UInt32(byte(offset + 1) & 0x3F))
    case 3:
      return CharacterClass.isOperator(
        UInt32(lead & 0x0F) << 12 | UInt32(byte(offset + 1) & 0x3F) << 6
          | UInt32(byte(offset + 2) & 0x3F))
    default: return false
    }
  }

  /// How many bytes the character at an offset has; 1 for what is not UTF-8.
  func scalarLength(at offset: Int) -> Int {
    let lead = byte(offset)
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    var index = 1
    while index < length {
      if byte(offset + index) & 0xC0 != 0x80 { return 1 }
      index += 1
    }
    return length
  }
}
