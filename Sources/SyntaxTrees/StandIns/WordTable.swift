/// Finds the `Word` of a token by its bytes: a hash table without collisions to resolve at run
/// time beyond a few probes, and without a `String` in sight.
struct WordTable: Sendable {
  /// The table that every scan uses.
  static let shared = WordTable()

  private static let slotCount = 1024
  private var slots: [UInt8]
  private let words: [Word]
  private let spellings: [[UInt8]]

  private init() {
    words = Word.allCases
    spellings = words.map { Array($0.rawValue.utf8) }
    slots = Array(repeating: 0, count: Self.slotCount)
    // Slot value 0 means empty; the word at index 0, `other`, is never looked up.
    for index in words.indices.dropFirst() where index <= Int(UInt8.max) {
      var hash: UInt32 = 0
      for byte in spellings[index] { hash = Self.mix(hash, byte) }
      var slot = Self.slot(hash)
      while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = UInt8(index)
    }
  }

  /// Adds one byte to the hash of a spelling; a spelling's hash starts with 0.
  @inline(__always)
  static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { hash &* 31 &+ UInt32(byte) }

  @inline(__always)
  private static func slot(_ hash: UInt32) -> Int { Int((hash ^ (hash >> 10)) & 1023) }

  /// The word that is spelled by `source[range]`, whose bytes have the given hash.
  func word(hash: UInt32, range: Range<Int>, in source: [UInt8]) -> Word {
    var slot = Self.slot(hash)
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if spellings[index].count == range.count,
        spellings[index].elementsEqual(source[range])
      {
        return words[index]
      }
      slot = (slot + 1) % Self.slotCount
    }
    return .other
  }

  /// The word that is spelled by `source[range]`.
  func word(range: Range<Int>, in source: [UInt8]) -> Word {
    var hash: UInt32 = 0
    for index in range { hash = Self.mix(hash, source[index]) }
    return word(hash: hash, range: range, in: source)
  }
}
