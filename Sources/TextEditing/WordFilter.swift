/// Which words may stand in a text, found in one scan of its bytes: a Bloom filter.
///
/// A word is a run of ASCII letters, digits and underscores, so that of a name with other letters each
/// such part is one. A word that stands in the text is always found; of a hundred that do not, about one
/// is as well.
public struct WordFilter: Sendable {
  private let bits: [UInt64]
  /// The number of bits less one; that number is a power of two.
  private let mask: UInt64

  /// Looks over a text.
  public init(_ text: [UInt8]) {
    // A word is some eight bytes long, and most of them are repeated.
    var count = 64
    while count < text.count { count *= 2 }
    var bits = [UInt64](repeating: 0, count: count / 64)
    let mask = UInt64(count - 1)
    bits.withUnsafeMutableBufferPointer { bits -> Void in
      Self.forEachWord(of: text) { word in
        let (first, second) = (word & mask, (word >> 32) & mask)
        bits[Int(first >> 6)] |= 1 << (first & 63)
        bits[Int(second >> 6)] |= 1 << (second & 63)
        return true
      }
    }
    self.bits = bits
    self.mask = mask
  }

  /// Whether all words of a text may stand in this one.
  public func mayHold(_ text: some Sequence<UInt8>) -> Bool {
    Self.forEachWord(of: text) { word in
      let (first, second) = (word & mask, (word >> 32) & mask)
      return bits[Int(first >> 6)] & (1 << (first & 63)) != 0
        && bits[Int(second >> 6)] & (1 << (second & 63)) != 0
    }
  }

  /// Calls a function with a number for each word, until it says no; whether it never did.
  @inline(__always)
  @discardableResult
  private static func forEachWord(
    of text: some Sequence<UInt8>, _ body: (UInt64) -> Bool
  ) -> Bool {
    let isWord = isWord
    // FNV-1a.
    let empty: UInt64 = 0xcbf2_9ce4_8422_2325
    var word = empty
    for byte in text {
      if isWord[Int(byte)] {
        word = (word ^ UInt64(byte)) &* 0x100_0000_01b3
      } else if word != empty {
        guard body(word) else { return false }
        word = empty
      }
    }
    return word == empty || body(word)
  }

  /// For each byte, whether it belongs to a word.
  private static let isWord: [Bool] = (0...255).map { (byte: UInt8) in
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
