/// A short name for bytes that no other bytes have, as far as 128 bits tell.
struct ContentKey {
  // FNV-1a, twice with different beginnings; the second one also mixes in the place of each byte.
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142
  private var count: UInt64 = 0

  /// Adds bytes, and where they end.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(UInt64(byte)) }
    mix(256)
  }

  /// Adds a text, and where it ends.
  mutating func add(_ text: String) { add(text.utf8) }

  private mutating func mix(_ value: UInt64) {
    first = (first ^ value) &* 0x0000_0100_0000_01b3
    second = (second ^ (value &+ count)) &* 0x0000_0100_0000_01b3
    second ^= second >> 29
    count &+= 0x9e37_79b9_7f4a_7c15
  }

  /// The name: 32 hexadecimal digits.
  var name: String {
    [first, second].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
