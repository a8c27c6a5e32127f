import SyntaxTrees

/// Tells the tokens that are surely the same ones in another text from those that may be new ones.
///
/// Tokens that stay together in a longer run, with a word among them, are the same ones. Between two
/// such runs a few tokens may pair up by chance if much is new there: words that are spelled alike,
/// and brackets above all.
enum SurePartners {
  /// So many new tokens between two runs are much.
  private static let muchNew = 2 * TokenAlignment.fewest

  /// The partners of tokens without those that are not sure.
  static func of(_ partners: [Int?], _ first: ParsedText, _ second: ParsedText) -> [Int?] {
    let runs = runs(of: partners).filter { run in
      let isLong =
        run.count >= TokenAlignment.fewest || run.lowerBound == 0
        || run.upperBound == partners.count
      return isLong && first.tokens[run].contains(where: isWord)
    }
    var result = partners
    for index in 0...runs.count {
      let before = index > 0 ? runs[index - 1] : 0..<0
      let behind = index < runs.count ? runs[index] : partners.count..<partners.count
      let start = before.last.flatMap { partners[$0] }.map { $0 + 1 } ?? 0
      let end = behind.first.flatMap { partners[$0] } ?? second.tokens.count
      let between = before.upperBound..<behind.lowerBound
      let known = partners[between].count { $0 != nil }
      guard end - start - known > muchNew else { continue }
      // The brackets at the edges of the runs are not sure, either.
      let last = before.last { isWord(first.tokens[$0]) } ?? before.lowerBound
      let next = behind.first { isWord(first.tokens[$0]) } ?? behind.upperBound
      let first = before.isEmpty ? 0 : last + 1
      for token in min(first, next)..<next { result[token] = nil }
    }
    return result
  }

  /// The stretches of tokens that stay together.
  private static func runs(of partners: [Int?]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < partners.count {
      var end = start + 1
      while end < partners.count, let before = partners[end - 1], partners[end] == before + 1 {
        end += 1
      }
      if partners[start] != nil { result.append(start..<end) }
      start = end
    }
    return result
  }

  private static func isWord(_ token: Node) -> Bool {
    token.bytes.contains { byte in
      byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
