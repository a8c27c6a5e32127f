extension [UInt8] {
  /// The bytes without the sequences by which terminals are told of colors and links.
  var withoutEscapes: [UInt8] {
    let escape: UInt8 = 0x1B
    guard contains(escape) else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < count {
      guard self[index] == escape else {
        result.append(self[index])
        index += 1
        continue
      }
      index += 1
      guard index < count else { break }
      let kind = self[index]
      index += 1
      if kind == UInt8(ascii: "[") {
        while index < count, !(0x40...0x7E).contains(self[index]) { index += 1 }
        index += 1
      } else if kind == UInt8(ascii: "]") {
        // A link ends with a bell, or with an escape and a backslash.
        while index < count, self[index] != 0x07, self[index] != escape { index += 1 }
        index += index < count && self[index] == escape ? 2 : 1
      }
    }
    return result
  }
}
