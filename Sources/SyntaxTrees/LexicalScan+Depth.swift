extension LexicalScan {
  /// Whether brackets nest so deep in a long text that parsing it is not safe.
  ///
  /// The parser's library counts the children of a node in 16 bits. At the end of a text whose
  /// brackets are open it makes one node of all that it has not put together yet, and corrupts
  /// memory if that is more. No code that people write comes near.
  var isTooDeep: Bool {
    guard tokens.count > Self.safeTokenCount else { return false }
    var depths = [Int32](repeating: 0, count: tokens.count)
    for (index, token) in tokens.enumerated() where token.enclosing >= 0 {
      guard token.enclosing < index else { continue }
      depths[index] = depths[token.enclosing] + 1
      if depths[index] > Self.safeDepth { return true }
    }
    return false
  }

  private static let safeTokenCount = 20_000
  private static let safeDepth: Int32 = 2_000
}
